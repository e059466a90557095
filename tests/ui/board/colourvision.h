#pragma once

#include <array>
#include <vector>

#include <QColor>
#include <QImage>

namespace sudoku {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// How colours look to people with all kinds of cones, or with one kind missing.
struct Vision {
  const char* name;
  Matrix matrix;  ///< maps linear RGB to what is seen
};

/// The three kinds of colour blindness, each with one kind of cones missing: Machado, Oliveira and Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
inline constexpr std::array kVisions = {
    Vision{"every colour", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Vision{"protanopia",
           {{{0.152286, 1.052583, -0.204868},
             {0.114503, 0.786281, 0.099216},
             {-0.003882, -0.048116, 1.051998}}}},
    Vision{
        "deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Vision{"tritanopia",
           {{{1.255528, -0.076749, -0.178779},
             {-0.078411, 0.930809, 0.147602},
             {0.004733, 0.691367, 0.303900}}}}};

/// The least difference of colours that is seen (Mahy and others, 1994), with some margin.
inline constexpr double kSeen = 3;
/// A difference of colours that nobody overlooks.
inline constexpr double kPlain = 12;

/// CIE L*a*b* (D65) of a colour as it is seen with a kind of vision.
Triple seenAs(QRgb colour, const Vision& vision);
/// CIE L*a*b* of each pixel of a picture as it is seen with a kind of vision.
std::vector<Triple> seenAs(const QImage& picture, const Vision& vision);

/// The difference of two colours in L*a*b*: CIE 1976, the plain distance. CIEDE2000 is fitted to differences
/// below 5 that people with all cones see, and promises nothing for larger ones, nor for those of a
/// simulation.
double difference(const Triple& a, const Triple& b);
double difference(QRgb a, QRgb b, const Vision& vision);

}  // namespace sudoku
