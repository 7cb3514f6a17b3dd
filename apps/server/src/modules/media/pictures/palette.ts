import type { ColorFamily } from '@pinfold/contract'
import { colorFamily, type Rgb } from './color-family.ts'
import type { Pixels } from './picture-source.ts'

/** What covers less is an accident. */
const LEAST_SHARE = 0.07
/** Bright colours are seen where they are small. */
const LEAST_SHARE_OF_HUE = 0.04
const MOST_COLORS = 5
const plain: ReadonlySet<ColorFamily> = new Set(['black', 'grey', 'white', 'brown'])

interface Heap {
  pixels: number
  red: number
  green: number
  blue: number
}

/**
 * The few colours that make up a picture, as `#rrggbb`: the mean of each family of colours that covers enough of it, those
 * with the largest share first. Transparent pixels count as what is behind them.
 */
export function paletteOf({ data, info }: Pixels): string[] {
  const heaps = new Map<ColorFamily, Heap>()
  let total = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = rgbAt(data, at, info.channels)
    const family = colorFamily([red, green, blue])
    const heap = heaps.get(family) ?? { pixels: 0, red: 0, green: 0, blue: 0 }
    heaps.set(family, {
      pixels: heap.pixels + 1,
      red: heap.red + red,
      green: heap.green + green,
      blue: heap.blue + blue,
    })
    total += 1
  }
  return [...heaps]
    .filter(([family, { pixels }]) => pixels / total >= (plain.has(family) ? LEAST_SHARE : LEAST_SHARE_OF_HUE))
    .toSorted(([, one], [, other]) => other.pixels - one.pixels)
    .slice(0, MOST_COLORS)
    .map(([, { pixels, red, green, blue }]) => hexOf([red / pixels, green / pixels, blue / pixels]))
}

const hexOf = (rgb: Rgb) => `#${rgb.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`

function rgbAt(data: Uint8Array, at: number, channels: number): Rgb {
  const red = data[at] ?? 0
  // Grey pictures have one channel, or two with transparency.
  return channels < 3 ? [red, red, red] : [red, data[at + 1] ?? 0, data[at + 2] ?? 0]
}
