/** Between two members of the data set, so that a million came over three quarters of a year. */
const STEP_MILLISECONDS = 25_000
const BUCKETS = 4096
/** Odd, so that it spreads the members over all buckets. */
const SPREAD = 2_654_435_761

/** A number of SQL: the id of what the member of a number owns; `kind` tells their things apart. */
export const idOf = (number: string, kind = 0): string =>
  `(((${millisecondsOf(number)}) << 22) | (${bucketNumber(number)} << 10) | ${kind})`

/** A number of SQL: the bucket of the member of a number. */
export const bucketOf = (number: string): string => `(${bucketNumber(number)})::smallint`

/** A moment of SQL: when the member of a number came. */
export const momentOf = (number: string): string =>
  `(timestamptz '2026-01-01 00:00:00+00' + (${millisecondsOf(number)}) * interval '1 millisecond')`

/** A number of SQL from 0 to 1 that a number always has, and its neighbours have others. */
export const chanceOf = (number: string, salt: number): string =>
  `((((${number})::bigint % 1000003) * 2246822519 + ${salt} * 3266489917) % 1000003 / 1000003.0)`

/** A number of SQL below the most; small ones come much more often, as what is liked does. */
export const skewed = (number: string, salt: number, most: number): string =>
  `floor(${most} * power(${chanceOf(number, salt)}, 3))::int`

/** A bucket of SQL, as the program takes it from the hash of a key. */
export const bucketOfKey = (key: string): string =>
  `((get_byte(sha256(convert_to(${key}, 'UTF8')), 0) << 4) | (get_byte(sha256(convert_to(${key}, 'UTF8')), 1) >> 4))::smallint`

/** A bucket of SQL, as the program takes it from a signature. */
export const bucketOfSignature = (signature: string): string =>
  `(('x' || lpad(left(${signature}, 3), 8, '0'))::bit(32)::int)::smallint`

const millisecondsOf = (number: string) => `(${number})::bigint * ${STEP_MILLISECONDS} + 1000`
const bucketNumber = (number: string) => `((${number})::bigint * ${SPREAD} % ${BUCKETS})`
