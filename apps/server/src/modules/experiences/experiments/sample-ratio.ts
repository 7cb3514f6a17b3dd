interface Group {
  readonly exposed: number
  readonly percent: number
}

interface SampleRatio {
  readonly chi_square: number
  readonly degrees: number
  readonly p_value: number
  readonly is_suspect: boolean
}

/** Rarer than this by chance, groups are not what their shares say, and what they did compares nothing. */
const SUSPECT_BELOW = 0.001

/**
 * Whether groups are as large as their shares: Pearson's chi-square test of goodness of fit, with the threshold of
 * A. Fabijan et al., "Diagnosing sample ratio mismatch in online controlled experiments", KDD 2019. Null where nobody was
 * counted.
 */
export function sampleRatioOf(groups: readonly Group[]): SampleRatio | null {
  const all = groups.reduce((sum, { exposed }) => sum + exposed, 0)
  const shares = groups.reduce((sum, { percent }) => sum + percent, 0)
  if (all === 0) return null
  const parts = groups.map(({ exposed, percent }) => {
    const expected = (all * percent) / shares
    return (exposed - expected) ** 2 / expected
  })
  const chiSquare = parts.reduce((sum, part) => sum + part, 0)
  const degrees = groups.length - 1
  const pValue = chiSquareTail(chiSquare, degrees)
  return { chi_square: chiSquare, degrees, p_value: pValue, is_suspect: pValue < SUSPECT_BELOW }
}

/**
 * How probable a chi-square of at least this is by chance. Of whole degrees of freedom the upper tail is a finite sum:
 * M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 26.4.4 (odd) and 26.4.5 (even).
 */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1
  const isOdd = degrees % 2 === 1
  let [term, sum] = isOdd ? [Math.sqrt((2 * chiSquare) / Math.PI), 0] : [1, 0]
  for (let step = isOdd ? 1 : 0; step <= degrees - 2; step += 2) {
    sum += term
    term *= chiSquare / (step + 2)
  }
  const exponential = Math.exp(-chiSquare / 2)
  return Math.min(1, (isOdd ? normalTails(Math.sqrt(chiSquare)) : 0) + exponential * sum)
}

/**
 * Both tails of the normal distribution beyond ±x: the complementary error function by its continued fraction, or by its
 * series where x is small (Abramowitz and Stegun, 7.1.14 and 7.1.5).
 */
function normalTails(x: number): number {
  const y = x / Math.SQRT2
  if (y < 2) {
    let [term, sum] = [y, y]
    for (let n = 1; Math.abs(term) > 1e-17 * sum; n += 1) {
      term *= (-y * y * (2 * n - 1)) / (n * (2 * n + 1))
      sum += term
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum
  }
  let fraction = 0
  for (let n = 60; n >= 1; n -= 1) fraction = n / 2 / (y + fraction)
  return Math.exp(-y * y) / (Math.sqrt(Math.PI) * (y + fraction))
}
