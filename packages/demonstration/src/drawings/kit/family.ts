import type { Canvas } from './canvas.ts'
import type { Palette } from './palettes.ts'

/** What is said about a drawing. */
export interface Words {
  name: string
  alt: string
  tags: readonly string[]
}

export type Size = readonly [width: number, height: number]

/** Draws one subject; `round` counts how often this scene has come before in its family. */
export type Scene = (canvas: Canvas, round: number) => Words

/** Drawings of one kind: every scene in turn, `rounds` times over, with palettes and sizes going round beside. */
export interface Family {
  name: string
  topic: string
  /** Decides grain and file type: `photo` and `print` become JPEG, `flat` PNG. */
  finish: 'photo' | 'print' | 'flat'
  scenes: readonly Scene[]
  rounds: number
  palettes: readonly Palette[]
  sizes: readonly Size[]
}

/** Heights and widths that pictures of the web usually have. */
export const sizes = {
  tall: [1000, 1500],
  portrait: [1000, 1333],
  poster: [1000, 1400],
  short: [1000, 1250],
  square: [1000, 1000],
  phone: [860, 1529],
  narrow: [740, 1554],
  wide: [1200, 675],
  landscape: [1200, 900],
  panorama: [1500, 640],
} as const satisfies Record<string, Size>
