import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, box, fill, line, polygon, rect, stroke } from '../../kit/shapes.ts'

/** Broad soft folds of light over a cloth. */
export function addFolds(c: Canvas, strength = 0.2): void {
  const stops = times(11, (stop) => [stop / 10, stop % 2 ? '#ffffff' : '#1a100c', strength * c.random.between(0.25, 1)] as const)
  c.wash(c.linear(stops, c.random.pick([12, 28, 64, 100, 155])))
}

/** Threads over and under one another, drawn as one cell that repeats. */
function threads(c: Canvas, size: number): string {
  const half = size / 2
  const cell = rect(0, 0, half, half, '#ffffff', 'fill-opacity="0.13"') + rect(half, half, half, half, '#ffffff', 'fill-opacity="0.13"') + rect(half, 0, half, half, '#000000', 'fill-opacity="0.1"') + rect(0, half, half, half, '#000000', 'fill-opacity="0.1"')
  return c.pattern(size, size, cell)
}

/** Tartan: the same stripes across and down, with threads. */
export function tartan(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(entry([palette.deep, palette.paper, palette.mid, palette.ink], round))
  const set = entry([190, 120, 280, 160], round)
  const stripes = times(random.whole(3, 5), () => ({ from: random.next() * set, wide: set * random.between(0.03, 0.26), color: random.pick([palette.light, palette.accent, palette.deep, palette.paper, palette.ink]), opacity: random.between(0.45, 0.8).toFixed(2) }))
  for (const { from, wide, color, opacity } of stripes) {
    c.add(fill(times(Math.ceil(width / set) + 1, (index) => box(index * set + from - set, 0, wide, height)).join(''), color, `fill-opacity="${opacity}"`))
    c.add(fill(times(Math.ceil(height / set) + 1, (index) => box(0, index * set + from - set, width, wide)).join(''), color, `fill-opacity="${opacity}"`))
  }
  c.wash(c.pattern(10, 10, stroke('M-2,12L12,-2M-2,2L2,-2M8,12L12,8', '#000000', 2.4, 'stroke-opacity="0.16"')))
  addFolds(c, 0.16)
  return { name: entry(['Wool check', 'Picnic cloth', 'Blanket, wide set', 'Scarf no. 4'], round), alt: `A woven check of crossing ${palette.name} stripes with a twill thread.`, tags: ['plaid', 'textile', 'pattern', palette.name] }
}

/** Bold basket weave seen close. */
export function basketWeave(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const size = width / entry([9, 6, 14, 11], round)
  c.wash(shade(palette.deep, -0.5))
  const colors = random.shuffled([palette.light, palette.mid, palette.accent, palette.paper])
  const over: Record<string, string[]> = {}
  for (let row = -1; row * size < height + size; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const isAcross = (row + column) % 2 === 0
      const color = isAcross ? entry(colors, Math.floor(row / 2)) : entry(colors, 2 + Math.floor(column / 3))
      const [x, y] = [column * size, row * size]
      const paint = isAcross ? c.linear([[0, shade(color, -0.4)], [0.3, color], [0.6, shade(color, 0.16)], [1, shade(color, -0.4)]], 0) : c.linear([[0, shade(color, -0.4)], [0.3, color], [0.6, shade(color, 0.16)], [1, shade(color, -0.4)]], 90)
      const band = isAcross ? box(x - size * 0.12, y + size * 0.05, size * 1.24, size * 0.9) : box(x + size * 0.05, y - size * 0.12, size * 0.9, size * 1.24)
      over[paint] = [...(over[paint] ?? []), fill(band, paint)]
      const fibres = times(5, (fibre) => (isAcross ? `M${x - size * 0.1},${y + size * (0.18 + fibre * 0.16)}h${size * 1.2}` : `M${x + size * (0.18 + fibre * 0.16)},${y - size * 0.1}v${size * 1.2}`).replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)))
      over[paint].push(stroke(fibres.join(''), shade(color, -0.35), 1.6, 'stroke-opacity="0.35"'))
    }
  }
  c.add(...Object.values(over).map((list) => list.join('')))
  addFolds(c, 0.1)
  return { name: entry(['Basket weave', 'Wide bands, woven', 'Fine chair seat', 'Reed mat'], round), alt: 'Broad bands woven over and under each other, seen from close by.', tags: ['weave', 'basket', 'texture', 'craft'] }
}

/** Rows of lozenges with feathered edges, as threads dyed before weaving. */
export function ikat(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const columns = entry([3, 4, 2, 5], round)
  const w = width / columns
  const tall = w * entry([1.5, 1.1, 1.2, 2], round)
  const rings = [palette.deep, palette.light, palette.accent, palette.paper, palette.ink]
  for (let column = 0; column <= columns; column += 1) {
    for (let row = -1; row * tall < height + tall; row += 1) {
      const [cx, cy] = [column * w, row * tall + (column % 2 ? tall / 2 : 0)]
      for (const [ring, color] of rings.entries()) {
        const part = 1 - ring * 0.2
        const edge: Point[] = []
        for (let step = 0; step < 64; step += 1) {
          const side = step < 32 ? 1 : -1
          const t = side === 1 ? step / 31 : (63 - step) / 31
          const x = cx + (t * 2 - 1) * (w / 2) * part
          const reach = (1 - Math.abs(t * 2 - 1)) * (tall / 2) * part
          edge.push([x, cy + side * (reach + random.around(0, tall * 0.05))])
        }
        c.add(fill(polygon(edge), color))
      }
    }
  }
  c.wash(c.pattern(7, 4, line(0, 0, 0, 4, '#000000', 1.5, 'stroke-opacity="0.14"') + line(3.5, 0, 3.5, 4, '#ffffff', 1.5, 'stroke-opacity="0.16"')))
  addFolds(c, 0.18)
  return { name: entry(['Ikat panel', 'Five lozenges', 'Silk road coat', 'Feathered diamonds'], round), alt: 'Columns of nested diamonds with soft, feathered edges in dyed thread.', tags: ['ikat', 'textile', 'pattern', 'silk'] }
}

/** Herringbone or chevron of slanted bands. */
export function herringbone(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(shade(palette.ink, -0.2))
  const w = width / entry([6, 10, 4, 8], round)
  const step = w * entry([0.34, 0.5, 0.26, 0.4], round)
  const isWood = round % 2 === 0
  const colors = isWood ? ['#b98a5e', '#a5754b', '#c99d70', '#94653f', '#d3ac82'].map((wood) => mix(wood, palette.mid, 0.3)) : [palette.light, palette.mid, palette.deep, palette.accent, palette.paper]
  for (let column = 0; column * w < width; column += 1) {
    const x = column * w
    const lean = column % 2 ? w * 0.62 : -w * 0.62
    for (let row = -3; row * step < height + w * 2; row += 1) {
      const y = row * step
      const color = isWood ? random.pick(colors) : entry(colors, row + (column % 4 === 0 ? 1 : 0))
      c.add(fill(polygon([[x, y - lean / 2], [x + w, y + lean / 2], [x + w, y + lean / 2 + step - 2.5], [x, y - lean / 2 + step - 2.5]]), c.linear([[0, shade(color, column % 2 ? 0.1 : -0.12)], [1, shade(color, column % 2 ? -0.05 : 0.08)]], 0)))
      if (isWood) c.add(stroke(times(2, () => { const gy = y + random.between(0.2, 0.8) * step; return smooth([[x + 4, gy - lean / 2], [x + w / 2, gy + random.around(0, 5)], [x + w - 4, gy + lean / 2]]) }).join(''), shade(color, -0.35), 1.5, 'stroke-opacity="0.4"'))
    }
  }
  addFolds(c, isWood ? 0.12 : 0.18)
  return { name: entry(['Oak chevron floor', 'Zigzag runner', 'Parquet, evening', 'Chevron wool'], round), alt: isWood ? 'Wooden boards laid in a chevron, each with its own grain.' : 'Zigzag bands of wool in several colours.', tags: isWood ? ['parquet', 'wood', 'floor', 'pattern'] : ['zigzag', 'wool', 'textile', 'pattern'] }
}

/** Knitted stitches carrying a small pattern. */
export function knitSwatch(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const stitches = entry([36, 26, 44, 30], round)
  const w = width / stitches
  const h = w * 0.86
  const ground = entry([palette.deep, palette.paper, palette.accent, palette.light], round)
  c.wash(shade(ground, -0.45))
  const colors = [palette.light, palette.accent, palette.paper, palette.deep].filter((color) => color !== ground)
  const v = (x: number, y: number) => `M${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}C${(x - w * 0.1).toFixed(1)},${(y + h * 0.7).toFixed(1)} ${(x - w * 0.05).toFixed(1)},${(y - h * 0.2).toFixed(1)} ${(x + w * 0.16).toFixed(1)},${(y - h * 0.24).toFixed(1)}C${(x + w * 0.46).toFixed(1)},${(y + h * 0.1).toFixed(1)} ${(x + w * 0.5).toFixed(1)},${(y + h * 0.6).toFixed(1)} ${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}C${(x + w * 0.5).toFixed(1)},${(y + h * 0.6).toFixed(1)} ${(x + w * 0.54).toFixed(1)},${(y + h * 0.1).toFixed(1)} ${(x + w * 0.84).toFixed(1)},${(y - h * 0.24).toFixed(1)}C${(x + w * 1.05).toFixed(1)},${(y - h * 0.2).toFixed(1)} ${(x + w * 1.1).toFixed(1)},${(y + h * 0.7).toFixed(1)} ${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}Z`
  const motif = (column: number, row: number): string => {
    const [a, b] = [column % 12, row % 18]
    const diamond = Math.abs(a - 6) + Math.abs(b - 6)
    if (round % 2 === 0 && b < 13 && (diamond === 6 || diamond === 3 || diamond === 0)) return entry(colors, diamond / 3)
    if (round % 2 === 1 && b < 11 && Math.abs(a - 6) === Math.abs(b - 5) && b > 0 && b < 11) return entry(colors, 0)
    if (round % 2 === 1 && b < 11 && (a === 6 || b === 5) && diamond < 6) return entry(colors, 1)
    if (b === 14 || b === 16) return entry(colors, 2)
    if (b === 15 && a % 2 === 0) return entry(colors, 1)
    return ground
  }
  const byColor = new Map<string, string[]>()
  for (let row = -1; row * h < height + h; row += 1) {
    for (let column = 0; column < stitches; column += 1) {
      const color = motif(column, row + 1)
      byColor.set(color, [...(byColor.get(color) ?? []), v(column * w, row * h + random.around(0, 0.6))])
    }
  }
  for (const [color, list] of byColor) c.add(`<path d="${list.join('')}" fill="${color}" stroke="${shade(color, -0.32)}" stroke-width="1.4"/>`)
  addFolds(c, 0.14)
  return { name: entry(['Fair yoke swatch', 'Snowflake knit', 'Diamond mitten chart', 'Winter sweater, close'], round), alt: 'Knitted stitches in several colours form diamonds or snowflakes.', tags: ['knitting', 'wool', 'pattern', 'craft', 'winter'] }
}
