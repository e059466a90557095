# Writes the hash of FILE beside it, as the program looks for it.
file(SHA1 ${FILE} sum)
file(WRITE ${FILE}.sha1 "${sum}\n")
