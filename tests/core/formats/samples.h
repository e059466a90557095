#pragma once

#include <string_view>

/// Texts as other programs write them. All show the puzzle kSample, unless they say otherwise.
namespace sudoku::support {

/// What LZString.compressToBase64() makes of f-puzzles boards.
namespace packed {
inline constexpr std::string_view kPlain =
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeARlTQjJgDsEAXDOk86nQQBmZqw7deMfjNKzipEJVr0ATGLad4"
    "PPgF1khJYLUaJ2qfMtzFyofAAsprTuk3jCABxPJfOfsJWAioIAOze5r4KUfxGwYzhLjG29Cjo4s4W/tHWQXapLJo+rtm59F5"
    "phRHFMlmxdmEVZok5gfJ1Jo0ZkURZge0iCRYtw8S9Of3w6p1FSe7wAGyDkROi01VtyQj56TMttZsOS9VucduVzVETDQVNQ5c"
    "Hi2sXNQYlE0xPdxOOn8sHZ7duiMJuUbl1pLpdEQgA===";
/// A board with the title `P`, the author `J. Doe`, and rules with characters beyond ASCII and beyond 16
/// bits.
inline constexpr std::string_view kLabelled =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz3FYZfxNyvBa/dzTb4vex/nmQc+rkfmcGjl4AA2Iagz4+aGzXrg7bTV4PC5A+DVEEIsHzJDwu64prXHanHGwhBQ7GEozv"
    "MYYyak277S5Ypmoin46n7D6XY7s35pNKGIA=";
/// A board with a 5 entered in r1c1, corner marks 46 in r1c4, centre marks 48 in r1c5, the setter's marks 35
/// in r9c8.
inline constexpr std::string_view kState =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2rtAA3CaVwBWAL7IjJ3AEZUaiIZgA7BGh4wrNrKYQAzI7Obh5ePiAAxrSuMDT4bpEQWACyxDQA1mB6ACzIAGwAuh"
    "GRbmhxCa5JqelZucgAHMXWPq3WIMZ+uABMwS7u8J6mFoXIBh22CL3qIQND3i2LwG3L7Z3+8Hkz/WHDa5PwDX2hg+EtowYrEe"
    "u4AOzHc2erz9cHDtsn869dCCgfj8MLi8lhMfkgHrsFsDfBsjv9IVcgaCNvd4ac9tCriCblMIeioSMxpj9mCgmivksscsgStk"
    "T08RSYbh8gynnTAqyMd8Nn8nDt8YiiezNpyCSSeaLaTj4Ki+Z8ntzmZLKTTsW9lUyEFs5QCocLebMEZT2jrKtU0plsvBdEEz"
    "KMovQAMQAMVdIEVCDhOoRhWKQA==";
/// A board with `"killercage":[]` and `"diagonal-":false`.
inline constexpr std::string_view kEmptyConstraints =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz3FYZfxNyvBa/dzTb4vex/nmQc+rkfmcGjl4AA2Iagz4+aGzXrg7bTV4PC5A+DVEEIsHzJDwu64prXHanHGwhBQ7GEozv"
    "MYYyak277S5Ypmoin46n7D6XY7s35pDIgADWECwOBoAGNiGpcLphVoILKqI4JABaBAAMwk/EMQA=";
inline constexpr std::string_view kKillerCage =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz3FYZfxNyvBa/dzTb4vex/nmQc+rkfmcGjl4AA2Iagz4+aGzXrg7bTV4PC5A+DVEEIsHzJDwu64prXHanHGwhBQ7GEozv"
    "MYYyak277S5Ypmoin46n7D6XY7s35pDIgADWECwOBoAGNiGpcFkpTAJWA9CAAEpWADCVlUGs1sRAwoxIH6IHShiAA===";
inline constexpr std::string_view kDiagonal =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz3FYZfxNyvBa/dzTb4vex/nmQc+rkfmcGjl4AA2Iagz4+aGzXrg7bTV4PC5A+DVEEIsHzJDwu64prXHanHGwhBQ7GEozv"
    "MYYyak277S5Ypmoin46n7D6XY7s35pDIgLQQYhqKiOCQAaleQA==";
inline constexpr std::string_view kOtherRegion =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2rtA0YaiFQB2CAIwBfZKABuE0rkuoT9mBfhoeMWw6dcAGY3CA8vH2d/aLsY4H8QRyxnBAAmUPCESL8AXWQDRMC0j"
    "M8s3ziK2LtC5NwAFhKI8uqklPgADkayqNi8g0qA2oQAdi7vZviqycG213Uw0vGemdwUecyl3PzpuJq2tfdF7IG93E71o4nov"
    "pWRseOpgd3W3HSLpuXrG5OXhBD37p+R7A+LfKanYoAzYJX7wABs9wmEPg/0OHyB02RBwW6IqN2RDShD0xsOxG2JMKK8FGRKu"
    "LSpCNpn1622eVLmaMBlKG8EJnOh9J5ZMuzJ2gra535xxyOWsQA==";
inline constexpr std::string_view kSizeSix =
    "N4IgzglgXgpiBcA2ANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCACcQ3XpmaMl47hLU4nt9eubCK07+SvFq1l9CI"
    "MnMyM952NX8PG3e8Fd67058L5vw/sHqVPmFDi9lrMwSh/mc5k0/nZdgDQc9tojTrMPmswdUYZiGj80dN3k8fjd0XdAQT5kgI"
    "fdOmsUT9JhSSXCqnT9mCiUjYUCwcdWci0mlDEA==";
inline constexpr std::string_view kTen =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz0NOfBWAAxDZ8W9j/E3K8Fr93Mmr4fnsAedMgc+rkQe9AbgAGxvWaXYE7U6zT7zJBIu6dCGXaowjEPLHbaa/MZQq44/aY"
    "pqIom4oz/SmPSZo277Ak0ulbHkfVlY44c35pNKGIA===";
inline constexpr std::string_view kClash =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2rtAA3CaVwAmVGoiGYAOwRoeMAL7IjJ3AEZL1uw6eu7limCADMPjb28I6mgXFu8cCBIMbB5hF+0QEAusgGKR4IFu"
    "q+UTEuCZVJVcmpIfAALBllAW4FaQgAHM3+sQm5Bom1hfAA7D1ZfdXTwx3w3iWRvRVB9SiLmeXOAzNV7WsTWzVtdbjdGy1TcT"
    "v7uOMXy0PHu6vpD5Mr23kvs/Xh70cfjUdolbkVDq1XggAGwQqZg+D/KxLD6g04IdbIzaQ67fBFNAE4k4jTGlR57dFjOGfYlz"
    "WGEq79b5okYLLGXFb46m/XCklGAp5Q+DndmPbLZZxAA=";
inline constexpr std::string_view kEightRows =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAURUBDAVzQAsB7AJwRACkA6AAgBEq5UbScwY09AHK0AtsSwsefFoGQCFoF4NwAB7REAH"
    "MaEACYIA2ruABfZKABuE0rgCMqNRFMwAdgjQ8YxsxdwBmW/acubh7BJiFGJiDmWJYIAEx+Ds7wrpaGALrIBpFecQkByUGhRe"
    "ElHtnRuAAseUkp7hFRMfAAHDWBqaEZBmFljbgA7G0FHaXF5U026v61hZ4VCChTie3uXaMl47iLdsvD9eubCK1L+XU9a4fwgy"
    "czIz3FYZfxNyvBa/dzTb4vex/nmQc+rkfmcGjl4AA2Iagz4+aGzXrg7bTV4PC5A+DVEEIsHzJDwu64prXHanHGwhBQ7GEoxp"
    "NKGIA===";
inline constexpr std::string_view kNoGrid = "N4IgzglgXgpiBcBOAvkA";
inline constexpr std::string_view kHello = "BYUwNmD2Q===";
}  // namespace packed

/// All candidates of the puzzle.
inline constexpr std::string_view kSukaku =
    "....56.891..........3..........5..8....456.8....456.89....5.7......567...2........2...........56"
    "7.9....567..1...5....1...56...1.3.56..9...4............8...3.567......56.8....456.8....456.8...."
    "...7...2.456.8..23456.8...3.5....1................91.3.56....23456......456...........912.456..."
    "12.4567.........8...34567..1.34567........7....3456.89...456.8.1...5..8.1..456.8.1..456.8.1.3.5."
    "....2.......1.3456...1...56.89.2.456.89...456.8...3......12.456.8.12.45678.1...5.7.....4567.91.."
    "4567......5..8.....5.78..2............6.....3......1...5..8.........9...45.7..1..45.7.....4....."
    "..3.5..8.........912..5..8.......7..12..5..8......6.....3.5....1.3.5......3.56.....3.567..1....."
    "......4.............9.2..5.....23.5.7....3.5.7.........8.";

inline constexpr std::string_view kPencilMarks =
    R"(.---------------------.-----------------------.---------------------.
| 5689   1       3    | 58    4568    45689   | 57    567    2      |
| 2      5679    567  | 15    156     13569   | 4     8      3567   |
| 568    4568    4568 | 7     24568   234568  | 35    1      9      |
:---------------------+-----------------------+---------------------:
| 1356   23456   456  | 9     12456   124567  | 8     34567  134567 |
| 7      345689  4568 | 158   14568   14568   | 135   2      13456  |
| 15689  245689  4568 | 3     124568  1245678 | 157   45679  14567  |
:---------------------+-----------------------+---------------------:
| 58     578     2    | 6     3       158     | 9     457    1457   |
| 4      358     9    | 1258  7       1258    | 6     35     135    |
| 356    3567    1    | 4     9       25      | 2357  357    8      |
'---------------------'-----------------------'---------------------'
)";

inline constexpr std::string_view kSimpleSudoku = R"(*-----------*
|.13|...|..2|
|2..|...|48.|
|...|7..|.19|
|---+---+---|
|...|9..|8..|
|7..|...|.2.|
|...|3..|...|
|---+---+---|
|..2|63.|9..|
|4.9|.7.|6..|
|..1|49.|..8|
*-----------*
)";

inline constexpr std::string_view kRows = R"(.13.....2
2.....48.
...7...19
...9..8..
7......2.
...3.....
..263.9..
4.9.7.6..
..149...8
)";

inline constexpr std::string_view kKSudoku = R"(<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="61500">
  <puzzle>
   <graph order="9" type="sudoku" specific-type="Plain"/>
   <values>_c__h__e_b________d_____cjb__hj_dg_e______dhj__________e_i__jg__ib_c____c_j_____i</values>
   <solution></solution>
  </puzzle>
  <history>
   <simple-event index="0" value="4"/>
   <simple-event index="0" value="5"/>
   <simple-event index="27" markers="100010010"/>
   <simple-event index="71" given="true" value="3"/>
   <complex-event><simple-event index="36" value="1"/></complex-event>
  </history>
 </game>
</ksudoku>
)";

}  // namespace sudoku::support
