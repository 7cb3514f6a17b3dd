import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Node gives the CommonJS build, which has nothing but a default.
// oxlint-disable-next-line import/default
import opentype, { type PathCommand } from 'opentype.js'
import { at, fill } from './shapes.ts'

/** Letters become outlines, because the machine that renders may have no fonts at all. */
export type Face = 'black' | 'serif' | 'italic' | 'hand' | 'plain' | 'mono'

const files: Record<Face, string> = {
  black: '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  serif: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  italic: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff',
  hand: '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff',
  plain: '@fontsource/questrial/files/questrial-latin-400-normal.woff',
  mono: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff',
}

const { resolve } = createRequire(import.meta.url)
const read = new Map<Face, ReturnType<typeof opentype.parse>>()

function fontOf(face: Face): ReturnType<typeof opentype.parse> {
  const known = read.get(face)
  if (known !== undefined) return known
  const file = readFileSync(resolve(files[face]))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  read.set(face, font)
  return font
}

export interface Setting {
  anchor?: 'start' | 'middle' | 'end'
  /** Space between letters in ems. */
  tracking?: number
  extra?: string
}

/** The width of a line in pixels. */
export function widthOf(face: Face, text: string, size: number, tracking = 0): number {
  return fontOf(face).getAdvanceWidth(text, size, { letterSpacing: tracking }) - tracking * size
}

/** The outline of one line of text; `y` is its baseline. */
export function outline(face: Face, text: string, x: number, y: number, size: number, setting: Setting = {}): string {
  const { anchor = 'start', tracking = 0 } = setting
  const width = anchor === 'start' ? 0 : widthOf(face, text, size, tracking)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  return written(fontOf(face).getPath(text, left, y, size, { kerning: true, letterSpacing: tracking }).commands)
}

/** The library's own writer rounds some whole numbers to NaN. */
function written(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = `${at(command.x)},${at(command.y)}`
      if (command.type === 'C') return `C${at(command.x1)},${at(command.y1)} ${at(command.x2)},${at(command.y2)} ${end}`
      if (command.type === 'Q') return `Q${at(command.x1)},${at(command.y1)} ${end}`
      return `${command.type}${end}`
    })
    .join('')
}

/** One line of text as a filled shape. */
export function letters(
  face: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  setting: Setting = {},
): string {
  return fill(outline(face, text, x, y, size, setting), color, setting.extra)
}

/** The size at which a line is as wide as asked, at most `largest`. */
export function sizeToFit(
  face: Face,
  text: string,
  width: number,
  largest = Number.POSITIVE_INFINITY,
  tracking = 0,
): number {
  return Math.min(largest, (width / widthOf(face, text, 100, tracking)) * 100)
}

/** Breaks a text into lines no wider than `width`. */
export function linesOf(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Several lines under each other; `leading` counts in sizes. */
export function paragraph(
  face: Face,
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  color: string,
  leading = 1.15,
  setting: Setting = {},
): string {
  return fill(
    lines.map((line, row) => outline(face, line, x, y + row * size * leading, size, setting)).join(''),
    color,
    setting.extra,
  )
}
