import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, band, circle, disc, ellipse, fill, line, place, polar, polygon, rect, stroke } from '../../kit/shapes.ts'

const multiply = 'style="mix-blend-mode:multiply"'

function paperOf(c: Canvas): string {
  return c.palette.paper
}

/** Amoebas, starbursts and thin stems. */
export function atomicAge(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(entry([palette.paper, palette.light, palette.paper, palette.mid, palette.paper], round))
  const colors = random.shuffled([palette.mid, palette.accent, palette.deep, palette.light])
  const count = entry([5, 3, 7, 4, 9], round)
  for (let shape = 0; shape < count; shape += 1) {
    const [x, y] = [width * (0.22 + ((shape * 0.37) % 0.6)), height * ((shape + 0.6) / (count + 0.2))]
    const r = width * random.between(0.1, 0.27)
    const color = entry(colors, shape)
    c.add(fill(blob(random, x, y, r, 0.42, random.between(0.5, 0.9), 6), color, lightness(palette.paper) > 0.4 ? multiply : ''))
    const inner = blob(random, x + r * 0.16, y, r * 0.52, 0.4, 0.7, 6)
    if (shape % 2 === 0) c.add(stroke(inner, palette.ink, 3.4))
    else c.add(c.inside(fill(inner, '#000'), stroke(times(14, (hatch) => `M${at(x - r + hatch * r * 0.16)},${at(y - r)}l${at(r * 0.5)},${at(r * 2)}`).join(''), palette.ink, 3)))
  }
  for (let star = 0; star < count + 1; star += 1) {
    const [x, y, r] = [random.between(0.12, 0.88) * width, random.between(0.08, 0.92) * height, width * random.between(0.03, 0.075)]
    c.add(stroke(times(8, (ray) => `M${polar(x, y, r * (ray % 2 ? 0.6 : 1), ray * 0.3927).map(at).join(',')}L${polar(x, y, -r * (ray % 2 ? 0.6 : 1), ray * 0.3927).map(at).join(',')}`).join(''), palette.ink, 3.4))
    if (star % 2) c.add(circle(x, y, r * 0.24, entry(colors, star)))
  }
  c.add(stroke(times(4, (stem) => smooth([[width * (0.2 + stem * 0.2), height * 0.06], [width * (0.24 + stem * 0.17), height * 0.5], [width * (0.16 + stem * 0.22), height * 0.94]])).join(''), palette.ink, 2.4))
  return { name: entry(['Diner wall', 'Lounge 1957', 'Atomic garden', 'Kidney and star', 'Jukebox weather'], round), alt: 'Overlapping amoeba shapes, starbursts and thin lines in the manner of the fifties.', tags: ['mid century', 'retro', 'abstract', 'poster'] }
}

/** Nested arches and a sun. */
export function arches(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(c.linear([[0, shade(paperOf(c), 0.1)], [1, shade(paperOf(c), -0.05)]]))
  const hues = [palette.deep, palette.mid, palette.light, palette.accent]
  const places = entry([[[0.5, 0.94, 0.4]], [[0.3, 0.95, 0.26], [0.72, 0.95, 0.22]], [[0.5, 0.56, 0.34], [0.5, 0.97, 0.34]], [[0.14, 1, 0.5]], [[0.5, 0.74, 0.38]]], round) as readonly (readonly [number, number, number])[]
  const [sx, sy] = [width * random.between(0.28, 0.72), height * entry([0.26, 0.3, 0.12, 0.26, 0.2], round)]
  c.add(circle(sx, sy, width * random.between(0.1, 0.16), palette.accent))
  for (const [index, [px, py, pr]] of places.entries()) {
    for (let ring = 0; ring < 5; ring += 1) {
      const r = width * pr * (1 - ring * 0.17)
      const [x, y] = [width * px + random.around(0, 3), height * py]
      const rise = r * entry([1.2, 1.7, 0.2, 0.6, 0.1], round)
      c.add(band(`M${at(x - r)},${at(y)}V${at(y - rise)}A${at(r)},${at(r)} 0 0 1 ${at(x + r)},${at(y - rise)}V${at(y)}`, entry(hues, ring + index), width * pr * 0.115))
    }
  }
  const stems = times(3, (stem) => {
    const [x, foot] = [width * (0.18 + stem * 0.3) + random.around(0, 30), height]
    const tall = height * random.between(0.16, 0.3)
    return stroke(`M${at(x)},${at(foot)}q${at(random.around(0, 30))},${at(-tall / 2)} 0,${at(-tall)}`, palette.ink, 4) + fill(times(6, (l) => leaf(x, foot - tall * (0.3 + l * 0.13), tall * 0.26, tall * 0.08, l % 2 ? -0.7 : -2.44)).join(''), palette.ink)
  })
  if (round !== 3) c.add(stems.join(''))
  return { name: entry(['Arch and sun', 'Two doorways', 'Rainbow, doubled', 'Quarter rainbow', 'Half a tunnel'], round), alt: 'Nested arches in warm bands under a round sun, with small dark branches.', tags: ['arches', 'boho', 'sun', 'poster', palette.name] }
}

/** Translucent leaves and ovals printed over each other. */
export function overprint(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = lightness(palette.paper) < 0.4 ? palette.ink : palette.paper
  c.wash(ground)
  const hues = [palette.mid, palette.accent, palette.light, palette.deep]
  const kind = round % 5
  for (let index = 0; index < entry([9, 14, 6, 11, 8], round); index += 1) {
    const color = entry(hues, index)
    const [x, y] = [width * random.between(0.2, 0.8), height * random.between(0.18, 0.84)]
    const r = width * random.between(0.12, 0.28)
    if (kind === 0) c.add(fill(leaf(width / 2, height * 0.93, height * random.between(0.45, 0.8), width * random.between(0.14, 0.24), -1.571 + (index - 4) * 0.17), color, multiply))
    else if (kind === 1) c.add(ellipse(x, y, r * 0.45, r * 1.3, color, `${multiply} transform="rotate(${random.whole(-40, 40)} ${at(x)} ${at(y)})"`))
    else if (kind === 2) c.add(fill(`M${at(x)},${at(y - r * 1.1)}C${at(x + r * 1.4)},${at(y - r)} ${at(x + r * 1.2)},${at(y + r)} ${at(x)},${at(y + r * 1.1)}C${at(x - r * 1.2)},${at(y + r)} ${at(x - r * 1.4)},${at(y - r)} ${at(x)},${at(y - r * 1.1)}Z`, color, multiply), line(x, y - r * 1.1, x, y - r * 1.4, palette.ink, 7))
    else if (kind === 3) c.add(fill(polygon([[x, y - r * 1.2], [x + r, y], [x, y + r * 1.2], [x - r, y]]), color, multiply))
    else c.add(fill(`M${at(x - r)},${at(y)}A${at(r)},${at(r)} 0 0 1 ${at(x + r)},${at(y)}Z`, color, `${multiply} transform="rotate(${random.whole(0, 7) * 45} ${at(x)} ${at(y)})"`))
  }
  if (kind === 0) c.add(stroke(times(9, (vein) => `M${at(width / 2)},${at(height * 0.93)}L${polar(width / 2, height * 0.93, height * 0.62, -1.571 + (vein - 4) * 0.17).map(at).join(',')}`).join(''), palette.ink, 2.4))
  return { name: entry(['Overprint: agave', 'Overprint: seeds', 'Overprint: pears', 'Overprint: kites', 'Overprint: slices'], round), alt: 'Translucent shapes printed over each other, mixing into darker colours where they cross.', tags: ['overprint', 'mid century', 'abstract', 'risograph'] }
}

/** Squares with quarter rounds, bars, dots and half discs. */
export function geometryGrid(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const columns = entry([4, 3, 5, 6, 2], round)
  const margin = width * 0.07
  const s = (width - margin * 2) / columns
  const rows = Math.floor((height - margin * 2) / s)
  const top = (height - rows * s) / 2
  const colors = [palette.deep, palette.accent, palette.mid, palette.light, palette.ink, palette.paper]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = random.pick(colors)
      const figure = random.pick(colors.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.13))
      const third = random.pick(colors.filter((color) => color !== figure && color !== ground))
      const h = s / 2
      const kinds = [
        () => fill(`M${at(-h)},${at(-h)}h${at(s)}a${at(s)},${at(s)} 0 0 1 ${at(-s)},${at(s)}Z`, figure) + fill(`M${at(-h)},${at(-h)}h${at(h)}a${at(h)},${at(h)} 0 0 1 ${at(-h)},${at(h)}Z`, third),
        () => circle(0, 0, h * 0.82, figure) + fill(`M${at(-h * 0.82)},0a${at(h * 0.82)},${at(h * 0.82)} 0 0 0 ${at(h * 1.64)},0Z`, third),
        () => times(5, (bar) => rect(-h + (bar * s) / 5, -h, s / 10, s, figure)).join(''),
        () => fill(polygon([[-h, -h], [h, h], [-h, h]]), figure),
        () => fill(times(9, (dot) => disc(-h + s * (0.2 + (dot % 3) * 0.3), -h + s * (0.2 + Math.floor(dot / 3) * 0.3), s * 0.075)).join(''), figure),
        () => times(4, (ring) => fill(`M${at(-h)},${at(h)}V${at(h - s * (1 - ring * 0.25))}A${at(s * (1 - ring * 0.25))},${at(s * (1 - ring * 0.25))} 0 0 1 ${at(-h + s * (1 - ring * 0.25))},${at(h)}Z`, ring % 2 ? ground : figure)).join(''),
        () => fill(`M${at(-h)},0A${at(h)},${at(h)} 0 0 1 ${at(h)},0ZM${at(-h)},${at(h)}A${at(h)},${at(h)} 0 0 1 ${at(h)},${at(h)}Z`, figure),
        () => fill(leaf(-h, h, s * 1.4, s * 0.62, -0.785), figure),
      ]
      c.add(place(rect(-h, -h, s + 0.6, s + 0.6, ground) + random.pick(kinds)(), margin + column * s + h, top + row * s + h, random.whole(0, 3) * 90))
    }
  }
  return { name: entry(['Course one: form', 'Blocks for a stairwell', 'Play of quarters', 'Workshop exercise', 'Four big forms'], round), alt: `A grid of squares with quarter circles, bars, dots and triangles in ${palette.name} colours.`, tags: ['bauhaus', 'geometric', 'grid', 'poster'] }
}

/** Discs and leaves hanging in balance from thin arms. */
export function hangingMobile(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(c.radial([[0, shade(palette.paper, 0.2)], [1, mix(palette.paper, palette.light, 0.6)]], 0.45, 0.4, 0.9))
  const hues = random.shuffled([palette.accent, palette.deep, palette.mid, palette.ink, palette.light])
  let place = 0
  const hang = (x: number, y: number, reach: number, depth: number) => {
    const drop = height * random.between(0.035, 0.08)
    c.add(line(x, y, x, y + drop, palette.ink, 3))
    const tilt = random.around(0, 0.2)
    const [lx, ly] = [x - reach * random.between(0.8, 1.1), y + drop + tilt * reach]
    const [rx, ry] = [x + reach * random.between(0.7, 1.1), y + drop - tilt * reach]
    c.add(stroke(`M${at(lx)},${at(ly)}Q${at(x)},${at(y + drop - 36)} ${at(rx)},${at(ry)}`, palette.ink, 4))
    for (const [ex, ey] of [[lx, ly], [rx, ry]] as const) {
      if (depth > 0 && random.chance(0.72)) {
        hang(ex, ey, reach * 0.56, depth - 1)
        continue
      }
      const r = reach * random.between(0.26, 0.5) + 14
      const color = entry(hues, place)
      place += 1
      const shape = [disc(ex, ey + r + 20, r), blob(random, ex, ey + r + 20, r, 0.24, 0.8, 7), leaf(ex, ey + 20, r * 2.3, r * 1.1, 1.2 + random.around(0, 0.8)), polygon([[ex, ey + 20], [ex + r, ey + 20 + r * 1.5], [ex - r * 0.8, ey + 20 + r * 1.2]])]
      c.add(line(ex, ey, ex, ey + 24, palette.ink, 2.5), c.glow(ex + 26, ey + r + 60, r * 1.3, r * 1.2, '#1a100c', 0.16), fill(random.pick(shape), color))
    }
  }
  hang(width * random.between(0.42, 0.58), -10, width * 0.25, entry([2, 3, 2, 3, 2], round))
  hang(width * 0.5 + random.around(0, 60), height * 0.42, width * 0.2, 2)
  return { name: entry(['In balance', 'Mobile for a stairwell', 'Seven weights', 'Hung in the draught', 'Red leaf, black disc'], round), alt: 'A hanging mobile: thin arms carry discs, leaves and triangles in balance.', tags: ['mobile', 'mid century', 'sculpture', 'abstract'] }
}
