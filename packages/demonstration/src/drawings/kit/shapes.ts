/** Ink over ink: darker where shapes cross. */
export const multiply = 'style="mix-blend-mode:multiply"'

export type Point = readonly [x: number, y: number]

/** A coordinate with one fraction digit: finer is invisible and makes files long. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, width))}" height="${at(Math.max(0, height))}" fill="${fill}" ${extra}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(Math.max(0, radius))}" fill="${fill}" ${extra}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(Math.max(0, rx))}" ry="${at(Math.max(0, ry))}" fill="${fill}" ${extra}/>`
}

export function fill(d: string, color: string, extra = ''): string {
  return `<path d="${d}" fill="${color}" ${extra}/>`
}

/** An outline with round ends and corners. */
export function stroke(d: string, color: string, width: number, extra = ''): string {
  return band(d, color, width, `stroke-linecap="round" stroke-linejoin="round" ${extra}`)
}

/** An outline with straight ends. */
export function band(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${at(width)}" ${extra}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, color: string, width: number, extra = ''): string {
  return stroke(`M${at(x1)},${at(y1)}L${at(x2)},${at(y2)}`, color, width, extra)
}

export function group(markup: string, extra: string): string {
  return `<g ${extra}>${markup}</g>`
}

/** Moves, then turns (degrees), then scales. */
export function place(markup: string, x: number, y: number, turn = 0, scale: number | Point = 1): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${markup}</g>`
}

/** Straight edges through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${at(x)},${at(y)}`).join('L')}Z`
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${at(x)},${at(y)}`).join('L')}`
}

/** A rectangle as a path, for joining many into one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${at(x)},${at(y)}h${at(width)}v${at(height)}h${at(-width)}Z`
}

/** A circle as a path, for joining many into one element. */
export function disc(x: number, y: number, radius: number): string {
  const r = at(radius)
  return `M${at(x - radius)},${at(y)}a${r},${r} 0 1 0 ${at(radius * 2)},0a${r},${r} 0 1 0 ${at(-radius * 2)},0Z`
}

/** A point at a distance and an angle (radians, clockwise from the right). */
export function polar(x: number, y: number, distance: number, angle: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}
