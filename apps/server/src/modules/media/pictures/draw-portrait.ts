import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawnPortrait, NO_LETTER } from '@pinfold/contract'

const { side, colors } = drawnPortrait
const LETTER_SIZE = 340
const FONT = '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'

const drawn = new Map<string, Promise<Buffer>>()
let font: ReturnType<typeof readFont> | undefined

/** A letter in white on one of the colours, as PNG; each of the few hundred there are is drawn once. */
export function drawPortrait(color: number, letter: string): Promise<Buffer> {
  const key = `${color} ${letter}`
  const known = drawn.get(key) ?? render(colors[color] ?? colors[0], letter)
  drawn.set(key, known)
  return known
}

async function render(color: string, letter: string): Promise<Buffer> {
  const shape = letter === NO_LETTER ? silhouette : await outlineOf(letter.toUpperCase())
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect width="${side}" height="${side}" fill="${color}"/><g fill="#fff">${shape}</g></svg>`
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An outline, because the machine may have no fonts at all; its box stands in the middle. */
async function outlineOf(letter: string): Promise<string> {
  font ??= readFont()
  const shapes = await font
  const box = shapes.getPath(letter, 0, 0, LETTER_SIZE).getBoundingBox()
  const [x, y] = [(side - box.x1 - box.x2) / 2, (side - box.y1 - box.y2) / 2]
  return `<path d="${shapes.getPath(letter, x, y, LETTER_SIZE).toPathData(1)}"/>`
}

/** With the library, which takes memory only where portraits are drawn. */
async function readFont() {
  const { default: opentype } = await import('opentype.js')
  const file = readFileSync(createRequire(import.meta.url).resolve(FONT))
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

/** Head and shoulders. */
const silhouette = '<circle cx="300" cy="235" r="95"/><path d="M110 520a190 170 0 0 1 380 0z"/>'
