import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, polyline, rect, stroke } from '../../kit/shapes.ts'

const stops = [
  'Mill',
  'Old Port',
  'Museum',
  'Elm Park',
  'Foundry',
  'Lido',
  'Market',
  'North Gate',
  'Opera',
  'Quarry',
  'River',
  'Salt Quay',
  'Tannery',
  'Upper Town',
  'Viaduct',
  'Weir',
  'Zoo',
  'Abbey',
  'Brewery',
  'Canal',
  'Depot',
  'East Hill',
  'Ferry',
  'Gardens',
] as const

/** Lines of a tram network at right angles and diagonals, with named stops. */
export function lineNetwork(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const city = entry(
    ['Velden', 'Ostvik', 'Arnheim', 'Lisbora', 'Kestrel', 'Marlow', 'Brunn', 'Calder', 'Tavira Nova'],
    round,
  )
  const isDark = lightness(palette.paper) < 0.4
  const ground = isDark ? palette.paper : shade(palette.paper, 0.3)
  const ink = readableOn(ground, palette.ink, '#ffffff')
  c.wash(ground)
  const [columns, rows] = [6, Math.round((6 * height * 0.78) / width)]
  const unit = (width * 0.82) / columns
  const at = (column: number, row: number): Point => [
    width * 0.09 + column * unit,
    height * 0.2 + (row * height * 0.68) / rows,
  ]
  const river = times(5, (bend): Point => at(-1 + bend * 2, rows * (0.3 + (bend % 2) * 0.3)))
  c.add(stroke(polyline(river), mix('#9cc8dc', ground, isDark ? 0.7 : 0.4), unit * 0.5))
  const hues = [
    palette.accent,
    palette.deep,
    palette.mid,
    mix(palette.accent, palette.deep, 0.5),
    shade(palette.deep, isDark ? 0.4 : 0.35),
  ]
  const named: { point: Point; name: string }[] = []
  const count = entry([4, 5, 3], round)
  for (let index = 0; index < count; index += 1) {
    let [column, row] = index % 2 ? [random.whole(0, 2), 0] : [0, Math.floor((rows * (index + 0.5)) / count)]
    let lean = random.pick([-1, 0, 1])
    const points: Point[] = [at(column, row)]
    while (column < columns && row <= rows && row >= 0 && points.length < 14) {
      if (random.chance(0.4)) lean = random.pick([-1, 0, 1])
      const isDown = index % 2 === 1 && random.chance(0.65)
      column += isDown ? 0 : 1
      row = Math.max(0, Math.min(rows, row + (isDown ? 1 : lean)))
      points.push(at(column, row))
      if (isDown && row === rows) break
    }
    const moved = points.map(([x, y]): Point => [x + (index - 2) * 7, y + (index - 2) * 7])
    const color = entry(hues, index)
    c.add(stroke(polyline(moved), color, width * 0.02))
    for (const [stop, point] of moved.entries()) {
      c.add(circle(...point, width * 0.013, ground, `stroke="${stop % 4 === 0 ? ink : color}" stroke-width="5"`))
      const isFree = named.every(
        (other) =>
          Math.abs(other.point[1] - point[1]) > width * 0.034 || Math.abs(other.point[0] - point[0]) > unit * 1.2,
      )
      if (stop % 2 === index % 2 && isFree && point[0] < width * 0.84)
        named.push({ point, name: entry(stops, index * 7 + stop * 5 + round) })
    }
    const [ex, ey] = moved[0] ?? at(0, 0)
    c.add(
      circle(ex, ey, width * 0.03, color),
      letters(
        'black',
        String(index + 1),
        ex,
        ey + width * 0.014,
        width * 0.038,
        readableOn(color, '#ffffff', '#1a1614'),
        { anchor: 'middle' },
      ),
    )
  }
  for (const { point, name } of named) {
    c.add(
      letters('plain', name, point[0] + width * 0.024, point[1] - width * 0.014, width * 0.025, ink, {
        extra: `stroke="${ground}" stroke-width="5" paint-order="stroke"`,
      }),
    )
  }
  const size = sizeToFit('black', `Trams of ${city}`, width * 0.7, height * 0.06)
  c.add(
    rect(0, 0, width, height * 0.115, palette.accent),
    letters(
      'black',
      `Trams of ${city}`,
      width * 0.07,
      height * 0.058 + size * 0.36,
      size,
      readableOn(palette.accent, '#ffffff', '#1a1614'),
    ),
  )
  c.add(letters('mono', 'Every ten minutes, later on Sundays', width * 0.07, height * 0.965, width * 0.024, ink))
  return {
    name: `Trams of ${city}`,
    alt: `A network map of ${count} coloured tram lines with named stops and a river.`,
    tags: ['map', 'transit', 'infographic', 'city'],
  }
}
