import type { ColorFamily } from '@pinfold/contract'

/** A colour of sRGB, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness from 0 to 1, how colourful it is, and its hue in degrees. */
interface Perceived {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const linear = (level: number) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The colour in OKLCH, where equal steps look equal: https://bottosson.github.io/posts/oklab/ */
function perceive([red, green, blue]: Rgb): Perceived {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360,
  }
}

/** Below these nobody would call it by a hue. */
const GREY_CHROMA = 0.035
const DARKEST = 0.22

/** Where each hue ends, in degrees; what is beyond the last is red again. */
const hues: readonly (readonly [end: number, family: ColorFamily])[] = [
  [12, 'pink'],
  [42, 'red'],
  [78, 'orange'],
  [114, 'yellow'],
  [164, 'green'],
  [216, 'teal'],
  [282, 'blue'],
  [322, 'purple'],
  [360, 'pink'],
]

/** What people call the colour. */
export function colorFamily(rgb: Rgb): ColorFamily {
  const { lightness, chroma, hue } = perceive(rgb)
  if (lightness < DARKEST) return 'black'
  if (chroma < GREY_CHROMA) return lightness < 0.32 ? 'black' : lightness > 0.93 ? 'white' : 'grey'
  const family = hues.find(([end]) => hue < end)?.[1] ?? 'pink'
  if (family === 'orange' && (lightness < 0.6 || chroma < 0.085)) return lightness > 0.93 ? 'white' : 'brown'
  if (family === 'yellow' && chroma < 0.075) return lightness > 0.93 ? 'white' : 'brown'
  if (family === 'red' && (lightness < 0.42 || (chroma < 0.09 && lightness < 0.7))) return 'brown'
  // Light red is pink; deep pink between blue and red is purple.
  if (family === 'red' && lightness > 0.72) return hue < 34 ? 'pink' : 'orange'
  if (family === 'pink' && hue > 300 && hue < 345 && lightness < 0.55) return 'purple'
  return family
}

/** The colour that `#rrggbb` names. */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** The families of some colours, each once. */
export const colorFamilies = (palette: readonly string[]): ColorFamily[] => [
  ...new Set(palette.map((hex) => colorFamily(rgbOf(hex)))),
]
