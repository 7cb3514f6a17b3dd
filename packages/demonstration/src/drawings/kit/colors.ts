interface Channels {
  red: number
  green: number
  blue: number
}

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 }
}

/** The colour `part` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)]
  const between = (low: number, high: number) => Math.round(low + (high - low) * Math.min(1, Math.max(0, part)))
  const value = (between(a.red, b.red) << 16) | (between(a.green, b.green) << 8) | between(a.blue, b.blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** Towards white for a positive part, towards a warm black for a negative one. */
export function shade(color: string, part: number): string {
  return part >= 0 ? mix(color, '#ffffff', part) : mix(color, '#120c10', -part)
}

/** How light a colour looks, from 0 to 1 (the luma of ITU-R BT.601). */
export function lightness(color: string): number {
  const { red, green, blue } = channels(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Whichever of the two stands out more on the ground. */
export function readableOn(ground: string, one: string, other: string): string {
  const distance = (color: string) => Math.abs(lightness(color) - lightness(ground))
  return distance(one) >= distance(other) ? one : other
}
