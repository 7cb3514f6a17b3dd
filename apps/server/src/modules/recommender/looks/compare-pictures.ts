import { type Fit, findWithin, recoloredAllOver, type SmallPicture, WELL } from './find-within.ts'

/** At least so well, and at most so far off; chosen on drawings, see decisions 106 and 109. */
const COPY = { score: WELL, difference: 15, recolored: 9.5 }

/** A small picture, and what it is without its plain border, as large; null where it has none. */
export interface ComparedPicture extends SmallPicture {
  readonly bare: SmallPicture | null
}

/** What two pictures are to each other, pixel by pixel. */
export interface TwoPictures {
  /** One is the other, a part of it, or the other with a border; in other colours it is another picture. */
  readonly isCopy: boolean
  /** One is none of these, and of other colours wherever it is laid over the other. */
  readonly isRecolored: boolean
}

/**
 * Compares two pictures, as they are and without their plain borders, one at a time: what is left of one is laid over all of the
 * other. What was only recompressed or blurred keeps its colours.
 */
export function comparePictures(one: ComparedPicture, other: ComparedPicture): TwoPictures {
  const fits: Fit[] = []
  for (const [inner, outer] of pairsOf(one, other)) {
    const fit = findWithin(inner, outer)
    if (isFit(fit)) return { isCopy: true, isRecolored: false }
    fits.push(fit)
  }
  const least = Math.min(recoloredAllOver(one, other), ...fits.map(({ recolored }) => recolored))
  return { isCopy: false, isRecolored: least > COPY.recolored }
}

const isFit = ({ score, difference, recolored }: Fit) =>
  score >= COPY.score && difference <= COPY.difference && recolored <= COPY.recolored

/** Which is looked for within which. Each takes some 30 processor ms, so what has no border adds nothing. */
function* pairsOf(
  one: ComparedPicture,
  other: ComparedPicture,
): Generator<readonly [inner: SmallPicture, outer: SmallPicture]> {
  yield [one, other]
  yield [other, one]
  if (one.bare) yield [one.bare, other]
  if (other.bare) yield [other.bare, one]
  // A ground of one colour and a border of the same go together.
  if (one.bare && other.bare) yield [one.bare, other.bare]
}
