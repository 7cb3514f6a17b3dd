import type { Pixels } from './picture-source.ts'

const COLOR_STEPS = 4
const COLOR_BINS = COLOR_STEPS ** 3
/** Four directions, and none. */
const EDGE_KINDS = 5
const QUARTERS = 4
/** Out of 1; colour tells rooms, meals and gardens apart better than direction does. */
const SHARE_OF_COLOR = 0.7
/** Of 255 levels; weaker changes are noise. */
const WEAKEST_EDGE = 24

/** How many bytes a look has. */
export const LOOK_LENGTH = COLOR_BINS + QUARTERS * EDGE_KINDS

/**
 * What a picture looks like, in 84 bytes: a histogram of its colours (YCbCr, four steps an axis, each pixel shared by
 * the nearest steps) and one of its edges' directions in each quarter, after the edge histogram descriptor of MPEG-7
 * (ISO/IEC 15938-3). Bytes are the square roots of shares, so the dot product of two looks, each divided by its length,
 * is their Bhattacharyya coefficient: 1 for the same shares, 0 for nothing in common. `pixels` are sRGB.
 */
export function lookOf(pixels: Pixels): Uint8Array {
  const shares = [
    ...colorShares(pixels).map((share) => share * SHARE_OF_COLOR),
    ...edgeShares(pixels).map((share) => share * (1 - SHARE_OF_COLOR)),
  ]
  return Uint8Array.from(shares, (share) => Math.round(Math.sqrt(share) * 255))
}

function colorShares({ data, info }: Pixels): number[] {
  const bins = Array.from({ length: COLOR_BINS }, () => 0)
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = rgbAt(data, at, info.channels)
    const light = brightness(red, green, blue)
    // Real pictures hardly leave the middle half of both colour axes.
    const axes = [light / 255, 0.5 + (blue - light) / 255, 0.5 + (red - light) / 255].map(nearestSteps)
    for (const [stepY, partY] of axes[0] ?? [])
      for (const [stepB, partB] of axes[1] ?? [])
        for (const [stepR, partR] of axes[2] ?? []) {
          const bin = (stepY * COLOR_STEPS + stepB) * COLOR_STEPS + stepR
          bins[bin] = (bins[bin] ?? 0) + partY * partB * partR
        }
  }
  return asShares(bins)
}

/** The two steps a value from 0 to 1 lies between, each with its part. */
function nearestSteps(value: number): [step: number, part: number][] {
  const place = Math.min(1, Math.max(0, value)) * (COLOR_STEPS - 1)
  const lower = Math.min(COLOR_STEPS - 2, Math.floor(place))
  return [
    [lower, lower + 1 - place],
    [lower + 1, place - lower],
  ]
}

function edgeShares({ data, info }: Pixels): number[] {
  const { width, height, channels } = info
  const bins = Array.from({ length: QUARTERS * EDGE_KINDS }, () => 0)
  const light = (x: number, y: number) => brightness(...rgbAt(data, (y * width + x) * channels, channels))
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const here = light(x, y)
      const kind = edgeKind(light(x + 1, y) - here, light(x, y + 1) - here)
      const quarter = (y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)
      const bin = quarter * EDGE_KINDS + kind
      bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  return asShares(bins)
}

/** 0 for no edge, 1 to 4 for directions of 45 degrees each. */
function edgeKind(across: number, down: number): number {
  if (Math.hypot(across, down) < WEAKEST_EDGE) return 0
  const half = (Math.atan2(down, across) + Math.PI) % Math.PI
  return 1 + (Math.round(half / (Math.PI / 4)) % 4)
}

const brightness = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue

function rgbAt(data: Uint8Array, at: number, channels: number): [number, number, number] {
  const red = data[at] ?? 0
  // Grey pictures have one channel, or two with transparency.
  return channels < 3 ? [red, red, red] : [red, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

function asShares(bins: readonly number[]): number[] {
  const sum = bins.reduce((total, bin) => total + bin, 0)
  return sum === 0 ? [...bins] : bins.map((bin) => bin / sum)
}
