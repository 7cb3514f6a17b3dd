/** The two-sided 95% point of the normal distribution. */
const Z = 1.959963984540054

interface Proportion {
  readonly reached: number
  readonly exposed: number
}

interface Interval {
  readonly value: number
  readonly lower: number
  readonly upper: number
}

/**
 * Wilson's score interval of a proportion at 95%. E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function wilsonInterval({ reached, exposed }: Proportion): Interval {
  const value = reached / exposed
  const middle = 2 * reached + Z * Z
  const spread = Z * Math.sqrt(Z * Z + 4 * reached * (1 - value))
  const whole = 2 * (exposed + Z * Z)
  return { value, lower: Math.max(0, (middle - spread) / whole), upper: Math.min(1, (middle + spread) / whole) }
}

/**
 * The difference of two independent proportions with its 95% interval, by Newcombe's hybrid score method: number 10 of
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions: comparison of eleven methods",
 * Statistics in Medicine 17 (1998), 873–890. It holds for small groups and for rates near 0 and 1.
 */
export function differenceOf(tried: Proportion, control: Proportion): Interval {
  const [one, other] = [wilsonInterval(tried), wilsonInterval(control)]
  const value = one.value - other.value
  return {
    value,
    lower: value - Math.hypot(one.value - one.lower, other.upper - other.value),
    upper: value + Math.hypot(one.upper - one.value, other.value - other.lower),
  }
}
