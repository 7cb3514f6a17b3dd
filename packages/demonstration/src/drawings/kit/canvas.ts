import type { Palette } from './palettes.ts'
import { Random } from './random.ts'
import { at, group, rect } from './shapes.ts'

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** What one drawing is made on: shapes are added from back to front, definitions are named by it. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  readonly #shapes: string[] = []
  readonly #definitions = new Map<string, string>()

  constructor(width: number, height: number, palette: Palette, seed: string) {
    this.width = width
    this.height = height
    this.palette = palette
    this.random = new Random(seed)
  }

  add(...shapes: readonly string[]): void {
    this.#shapes.push(...shapes)
  }

  /** Covers the whole picture. */
  wash(paint: string, extra = ''): void {
    this.add(rect(0, 0, this.width, this.height, paint, extra))
  }

  /** A paint that runs over the shape's box; 0 degrees is left to right, 90 top to bottom. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2]
    const ends = `x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}"`
    return this.#paint(`<linearGradient ID ${ends}>${stopsOf(stops)}</linearGradient>`)
  }

  /** A round paint over the shape's box; centre and radius are parts of the box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5): string {
    return this.#paint(`<radialGradient ID cx="${cx}" cy="${cy}" r="${radius}">${stopsOf(stops)}</radialGradient>`)
  }

  /** A paint that repeats a cell. */
  pattern(width: number, height: number, markup: string, transform = ''): string {
    return this.#paint(
      `<pattern ID width="${at(width)}" height="${at(height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${markup}</pattern>`,
    )
  }

  /** The markup, seen only inside the shape. */
  inside(shape: string, markup: string): string {
    return group(markup, `clip-path="${this.#paint(`<clipPath ID>${shape}</clipPath>`)}"`)
  }

  /** A soft light or shadow: a round gradient that ends in nothing. */
  glow(x: number, y: number, rx: number, ry: number, color: string, opacity: number): string {
    const paint = this.radial([
      [0, color, opacity],
      [0.45, color, opacity * 0.45],
      [1, color, 0],
    ])
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${paint}"/>`
  }

  /** Darker corners, as a lens gives them. */
  vignette(color = '#120c10', opacity = 0.28): void {
    this.wash(
      this.radial(
        [
          [0.55, color, 0],
          [1, color, opacity],
        ],
        0.5,
        0.46,
        0.78,
      ),
    )
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    const definitions = [...this.#definitions.values()].join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${this.#shapes.join('')}</svg>`
  }

  /** Equal definitions are kept once. */
  #paint(markup: string): string {
    const name = [...this.#definitions.keys()].indexOf(markup)
    const number = name === -1 ? this.#definitions.size : name
    if (name === -1) this.#definitions.set(markup, markup.replace(' ID', ` id="d${number}"`))
    return `url(#d${number})`
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity.toFixed(3)}"/>`,
    )
    .join('')
}
