import type { LookBox } from './look-box.ts'

/** Cells a side. */
const CELLS = 4
const DIRECTIONS = 6
/** Of 255 levels; weaker changes are noise. */
const WEAKEST_EDGE = 6
/** Colour axes hardly leave their middle. */
const COLOR_GAIN = [1, 0.846, 1.07] as const

/** How many numbers a grid has of colours, and of edges. */
export const COLOR_LENGTH = CELLS * CELLS * 3
export const EDGE_LENGTH = CELLS * CELLS * DIRECTIONS

interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue. */
  readonly data: Uint8Array
}

/** Mean colours of 16 cells of a part of a picture, and how strong its edges are in six directions in each. */
export function colorGrid(pixels: Pixels, box: LookBox): { colors: Float32Array; edges: Float32Array } {
  const part = partOf(pixels, box)
  const colors = new Float32Array(COLOR_LENGTH)
  const edges = new Float32Array(EDGE_LENGTH)
  const counts = new Uint32Array(CELLS * CELLS)
  for (let y = 0; y < part.height; y += 1)
    for (let x = 0; x < part.width; x += 1) {
      const cell = Math.floor((y * CELLS) / part.height) * CELLS + Math.floor((x * CELLS) / part.width)
      counts[cell] = (counts[cell] ?? 0) + 1
      part.colorAt(x, y).forEach((level, axis) => add(colors, cell * 3 + axis, level))
      const here = part.lightAt(x, y)
      const across = part.lightAt(Math.min(x + 1, part.width - 1), y) - here
      const down = part.lightAt(x, Math.min(y + 1, part.height - 1)) - here
      const strength = Math.hypot(across, down)
      if (strength <= WEAKEST_EDGE) continue
      const turn = (((Math.atan2(down, across) + Math.PI) % Math.PI) / Math.PI) * DIRECTIONS
      const share = turn - Math.floor(turn)
      add(edges, cell * DIRECTIONS + (Math.floor(turn) % DIRECTIONS), strength * (1 - share))
      add(edges, cell * DIRECTIONS + ((Math.floor(turn) + 1) % DIRECTIONS), strength * share)
    }
  const total = edges.reduce((sum, edge) => sum + edge, 0) || 1
  return {
    colors: colors.map((sum, at) => sum / (255 * (counts[Math.floor(at / 3)] || 1))),
    edges: edges.map((edge) => Math.sqrt(edge / total)),
  }
}

const add = (numbers: Float32Array, at: number, more: number) => {
  numbers[at] = (numbers[at] ?? 0) + more
}

function partOf({ width, height, data }: Pixels, box: LookBox) {
  const partWidth = Math.max(CELLS * 2, Math.floor(box.w * width))
  const partHeight = Math.max(CELLS * 2, Math.floor(box.h * height))
  const left = Math.max(0, Math.min(width - partWidth, Math.floor(box.x * width)))
  const top = Math.max(0, Math.min(height - partHeight, Math.floor(box.y * height)))
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0)
  const place = (x: number, y: number) => (top + y) * width + left + x
  const lightAt = (x: number, y: number) => light[place(x, y)] ?? 0
  return {
    width: partWidth,
    height: partHeight,
    lightAt,
    colorAt(x: number, y: number) {
      const at = place(x, y)
      const here = light[at] ?? 0
      const [red, blue] = [data[at * 3] ?? 0, data[at * 3 + 2] ?? 0]
      return [here, (blue - here) * COLOR_GAIN[1], (red - here) * COLOR_GAIN[2]]
    },
  }
}
