import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, disc, fill, place, polar, polygon, rect, stroke } from '../../kit/shapes.ts'
import { addFolds } from './woven.ts'

/** Chips of stone set in cement. */
export function terrazzo(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.paper, mix(palette.paper, palette.light, 0.5), palette.light, palette.ink], round)
  c.wash(ground)
  const colors = [palette.mid, palette.accent, palette.deep, palette.light, palette.ink, palette.paper].filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.1)
  const largest = entry([58, 26, 110, 40], round)
  c.add(fill(times(900, () => disc(random.next() * width, random.next() * height, random.between(0.8, 3.4))).join(''), entry(colors, 1), 'fill-opacity="0.5"'))
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 2600 && placed.length < 620; tries += 1) {
    const r = largest * (0.14 + random.next() ** 2.6 * 0.86) * Math.max(0.3, 1 - tries / 3000)
    const [x, y] = [random.next() * width, random.next() * height]
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 1.08)) placed.push({ x, y, r })
  }
  for (const { x, y, r } of placed) {
    const color = random.pick(colors)
    const corners = random.whole(5, 7)
    const turn = random.between(0, 6)
    const chip = polygon(times(corners, (corner) => polar(x, y, r * random.between(0.65, 1.1), turn + (corner * 6.283) / corners)))
    c.add(`<path d="${chip}" fill="${shade(color, random.around(0, 0.14))}" stroke="${color}" stroke-width="${at(r * 0.12)}" stroke-linejoin="round"/>`)
    if (r > 22) c.add(stroke(`M${at(x - r * 0.4)},${at(y)}q${at(r * 0.3)},${at(random.around(0, r * 0.4))} ${at(r * 0.8)},${at(random.around(0, r * 0.2))}`, shade(color, 0.45), 1.6, 'stroke-opacity="0.5"'))
  }
  return { name: entry(['Terrazzo, coarse', 'Stairwell terrazzo', 'Marble chips', 'Confetti stone'], round), alt: `Chips of ${palette.name} coloured stone set in a smooth ground.`, tags: ['terrazzo', 'stone', 'pattern', 'surface'] }
}

/** Patchwork blocks: stars, geese, log cabins and pinwheels with seams. */
export function quilt(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const columns = entry([3, 4, 5, 2], round)
  const size = width / columns
  c.wash(palette.paper)
  const prints = [palette.light, palette.mid, palette.deep, palette.accent, palette.paper].map((color) => c.pattern(16, 16, rect(0, 0, 16, 16, color) + circle(4, 4, 1.8, shade(color, lightness(color) > 0.6 ? -0.2 : 0.4), 'fill-opacity="0.7"') + circle(12, 12, 1.8, shade(color, lightness(color) > 0.6 ? -0.2 : 0.4), 'fill-opacity="0.7"')))
  const s = size / 4
  const tri = (a: Point, b: Point, d: Point, paint: string) => fill(polygon([a, b, d]), paint)
  const blocks = [
    (p: (place: number) => string) => rect(0, 0, size, size, p(0)) + times(4, (q) => place(tri([0, 0], [s, -s], [s, 0], p(1)) + tri([0, 0], [s, 0], [0, s], p(2)) + rect(s, -2 * s, s, s, p(3), 'fill-opacity="0.01"') + tri([s, 0], [2 * s, 0], [s, -s], p(3)), size / 2, size / 2, q * 90)).join('') + rect(s, s, 2 * s, 2 * s, p(1), 'fill-opacity="0"'),
    (p: (place: number) => string) => times(5, (ring) => rect((ring * size) / 10, (ring * size) / 10, size - (ring * size) / 5, size - (ring * size) / 5, p(ring)) + fill(`M${at(size - (ring * size) / 10)},${at((ring * size) / 10)}V${at(size - (ring * size) / 10)}H${at((ring * size) / 10)}Z`, p(ring + 2))).join(''),
    (p: (place: number) => string) => rect(0, 0, size, size, p(0)) + times(4, (q) => place(tri([0, 0], [size / 2, 0], [size / 2, -size / 2], p(1 + (q % 2) * 2)), size / 2, size / 2, q * 90)).join(''),
    (p: (place: number) => string) => rect(0, 0, size, size, p(0)) + times(4, (row) => tri([0, (row + 1) * s], [size / 2, row * s], [size, (row + 1) * s], p(row % 2 ? 1 : 3))).join(''),
    (p: (place: number) => string) => times(16, (cell) => rect((cell % 4) * s, Math.floor(cell / 4) * s, s, s, p((cell + Math.floor(cell / 4)) % 2 ? 1 : 2))).join('') + rect(s, s, s * 2, s * 2, p(3)) + tri([s, s * 3], [s * 2, s], [s * 3, s * 3], p(0)),
  ]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shift = random.whole(0, 4)
      const pick = (index: number) => entry(prints, index + shift)
      c.add(place(entry(blocks, column * 2 + row + round)(pick), column * size, row * size))
      c.add(`<rect x="${at(column * size + 9)}" y="${at(row * size + 9)}" width="${at(size - 18)}" height="${at(size - 18)}" fill="none" stroke="#ffffff" stroke-opacity="0.65" stroke-width="2.4" stroke-dasharray="9 7"/>`)
      c.add(`<path d="${box(column * size, row * size, size, size)}" fill="none" stroke="#1a100c" stroke-opacity="0.22" stroke-width="5"/>`)
    }
  }
  addFolds(c, 0.16)
  return { name: entry(['Sampler quilt', 'Patchwork, four across', 'Scrap-bag quilt', 'Two big blocks'], round), alt: 'Patchwork blocks of dotted cloth, stitched with white thread.', tags: ['quilt', 'patchwork', 'sewing', 'craft'] }
}

/** Glazed tiles with a fourfold figure. */
export function glazedTiles(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const columns = entry([4, 6, 5, 3], round)
  const size = width / columns
  c.wash('#d9d2c5')
  const h = size / 2
  const figures = [
    () => times(4, (q) => place(fill(leaf(0, 0, h * 0.92, h * 0.42, -0.785), palette.deep) + fill(disc(h * 0.86, 0, h * 0.12), palette.accent) + stroke(`M0,${-h}A${h * 0.5},${h * 0.5} 0 0 0 ${h * 0.5},${-h * 0.5}`, palette.mid, h * 0.09), h, h, q * 90)).join('') + circle(h, h, h * 0.16, palette.accent),
    () => times(4, (q) => place(stroke(`M0,${-h}A${h},${h} 0 0 0 ${h},0`, palette.deep, h * 0.16) + fill(`M${h},${-h}h${-h * 0.36}a${h * 0.36},${h * 0.36} 0 0 0 ${h * 0.36},${h * 0.36}Z`, palette.accent), h, h, q * 90)).join('') + fill(times(8, (petal) => leaf(h, h, h * 0.46, h * 0.17, petal * 0.785)).join(''), palette.mid),
    () => fill(polygon(times(16, (corner) => polar(h, h, corner % 2 ? h * 0.42 : h * 0.9, corner * 0.3927))), palette.deep) + circle(h, h, h * 0.34, palette.light) + circle(h, h, h * 0.16, palette.accent) + times(4, (q) => place(fill(`M${-h},${-h}h${h * 0.4}L${-h},${-h * 0.6}Z`, palette.mid), h, h, q * 90)).join(''),
    () => fill(times(4, (q) => `M${h},${h}A${h / 2},${h / 2} 0 0 1 ${polar(h, h, h, q * 1.571).map(at).join(',')}`).join(''), palette.mid) + circle(h, h, h * 0.72, 'none', `stroke="${palette.deep}" stroke-width="${at(h * 0.12)}"`) + circle(h, h, h * 0.3, palette.accent),
  ]
  const [main, second] = [entry(figures, round), entry(figures, round + 1)]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const glaze = shade(mix('#fbf7ee', palette.light, 0.18), random.around(0, 0.05))
      const isOther = round % 2 === 1 && (row + column) % 2 === 0
      const body = rect(2, 2, size - 4, size - 4, c.linear([[0, shade(glaze, 0.5)], [1, shade(glaze, -0.06)]], 45), 'rx="3"') + c.inside(rect(2, 2, size - 4, size - 4, '#000', 'rx="3"'), isOther ? second() : main())
      c.add(place(body, column * size + random.around(0, 1), row * size + random.around(0, 1), random.around(0, 0.4)))
      if (random.chance(0.12)) c.add(fill(`M${at(column * size + 3)},${at(row * size + 3)}l${at(random.between(10, 34))},0l${at(-random.between(5, 20))},${at(random.between(8, 26))}Z`, '#c7b8a3'))
    }
  }
  c.wash(c.linear([[0, '#ffffff', 0.22], [0.5, '#ffffff', 0], [1, '#1a100c', 0.2]], 50))
  return { name: entry(['Kitchen tiles', 'Stair risers of Porto', 'Courtyard tiles', 'Nine glazed stars'], round), alt: 'Glazed tiles with a fourfold figure, slightly uneven, a few chipped.', tags: ['tiles', 'ceramic', 'pattern', 'kitchen'] }
}

/** Quarter arcs turned at random. */
export function truchet(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const size = width / entry([7, 12, 5, 9], round)
  const colors = random.shuffled([palette.mid, palette.deep, palette.accent, palette.light])
  const arcs: string[][] = [[], [], []]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column * size < width; column += 1) {
      const turn = random.whole(0, 3)
      const [x, y] = [column * size, row * size]
      if (round % 2 === 0) {
        c.add(place(rect(-size / 2, -size / 2, size + 1, size + 1, entry(colors, turn + row)) + fill(`M${at(-size / 2)},${at(-size / 2)}h${at(size)}a${at(size)},${at(size)} 0 0 1 ${at(-size)},${at(size)}Z`, entry(colors, turn + row + 1)) + fill(`M${at(-size / 2)},${at(-size / 2)}h${at(size / 2)}a${at(size / 2)},${at(size / 2)} 0 0 1 ${at(-size / 2)},${at(size / 2)}Z`, palette.paper), x + size / 2, y + size / 2, turn * 90))
        continue
      }
      for (let ring = 0; ring < 3; ring += 1) {
        const r = size * (0.25 + ring * 0.25)
        const corner = turn % 2 === 0
        arcs[ring]?.push(corner ? `M${at(x + r)},${at(y)}A${at(r)},${at(r)} 0 0 1 ${at(x)},${at(y + r)}M${at(x + size - r)},${at(y + size)}A${at(r)},${at(r)} 0 0 1 ${at(x + size)},${at(y + size - r)}` : `M${at(x + size - r)},${at(y)}A${at(r)},${at(r)} 0 0 0 ${at(x + size)},${at(y + r)}M${at(x + r)},${at(y + size)}A${at(r)},${at(r)} 0 0 0 ${at(x)},${at(y + size - r)}`)
      }
    }
  }
  for (const [ring, list] of arcs.entries()) c.add(stroke(list.join(''), entry(colors, ring), size * 0.13))
  return { name: entry(['Quarter turns', 'Loops without end', 'Big arcs', 'Ribbon floor'], round), alt: 'Arcs on a grid, each square turned at random, join into loops and rounds.', tags: ['truchet', 'pattern', 'geometric', 'tiles'] }
}

/** A stamped motif in offset rows, unevenly inked. */
export function blockPrint(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.paper, palette.deep, palette.light, palette.accent], round)
  const ink = lightness(ground) > 0.55 ? [palette.deep, palette.accent] : [palette.paper, palette.light]
  c.wash(ground)
  const size = width / entry([5, 7, 4, 6], round)
  const petals = random.whole(5, 8)
  const motifs = [
    () => fill(times(petals, (p) => leaf(0, 0, size * 0.36, size * 0.2, (p * 6.283) / petals)).join(''), entry(ink, 0)) + circle(0, 0, size * 0.08, entry(ink, 1)) + fill(times(petals, (p) => disc(...polar(0, 0, size * 0.42, ((p + 0.5) * 6.283) / petals), size * 0.03)).join(''), entry(ink, 1)),
    () => fill(times(5, (p) => leaf(0, size * 0.4 - p * size * 0.16, size * 0.3, size * 0.12, -0.5) + leaf(0, size * 0.4 - p * size * 0.16, size * 0.3, size * 0.12, Math.PI + 0.5)).join(''), entry(ink, 0)) + stroke(`M0,${at(size * 0.46)}V${at(-size * 0.44)}`, entry(ink, 1), size * 0.03),
    () => fill(blob(random, 0, size * 0.08, size * 0.26, 0.05), entry(ink, 0)) + fill(leaf(0, -size * 0.14, size * 0.24, size * 0.13, -0.7) + leaf(0, -size * 0.14, size * 0.24, size * 0.13, -2.4), entry(ink, 1)) + circle(-size * 0.08, 0, size * 0.05, ground, 'fill-opacity="0.6"'),
    () => fill(`M${at(-size * 0.34)},${at(size * 0.04)}q${at(size * 0.22)},${at(-size * 0.3)} ${at(size * 0.5)},0q${at(-size * 0.28)},${at(size * 0.3)} ${at(-size * 0.5)},0Z`, entry(ink, 0)) + fill(`M${at(size * 0.12)},${at(size * 0.04)}l${at(size * 0.22)},${at(-size * 0.16)}v${at(size * 0.32)}Z`, entry(ink, 1)) + circle(-size * 0.2, 0, size * 0.03, ground),
  ]
  const motif = entry(motifs, round)
  for (let row = 0; row * size * 0.86 < height + size; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const x = column * size + (row % 2 ? size / 2 : 0)
      c.add(place(motif(), x + random.around(0, 4), row * size * 0.86 + random.around(0, 4), random.around(0, 6) + (round === 3 && row % 2 ? 180 : 0)))
    }
  }
  c.add(fill(times(500, () => disc(random.next() * width, random.next() * height, random.between(0.8, 2.8))).join(''), ground, 'fill-opacity="0.8"'))
  addFolds(c, 0.17)
  return { name: entry(['Stamped blossom', 'Fern tea towel', 'Orchard print', 'Shoal, block printed'], round), alt: 'A hand-stamped motif repeats in offset rows on cloth, the ink a little uneven.', tags: ['block print', 'textile', 'handmade', 'pattern'] }
}
