import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, ellipse, line, rect, stroke } from '../../kit/shapes.ts'
import { skyFor } from '../landscapes/skies.ts'
import { floorBoards } from './floor-boards.ts'
import { hangingTools, kettle, overTheStove, shelvesOfCrockery, stools, stovePot } from './kitchen-things.ts'
import { pendant } from './lamps.ts'
import { contact, lit } from './light.ts'
import { windowView } from './openings.ts'
import { vase } from './shelf-things.ts'

/** A row of cupboards under a tiled wall; what hangs above it and stands before it goes round. */
export function kitchen(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const isDark = lightness(palette.paper) < 0.4
  const wall = isDark ? mix(palette.light, palette.paper, 0.25) : mix(palette.paper, palette.light, 0.35)
  const front = entry(
    [palette.deep, palette.mid, palette.accent, mix(palette.deep, palette.ink, 0.35), palette.mid, palette.deep],
    round,
  )
  const wood = entry(['#c79a6b', '#8a5d3c', '#d9bf97', '#a97850'], round)
  const floor = Math.round(height * 0.86)
  const top = Math.round(height * 0.56)
  c.add(
    rect(0, 0, width, floor, lit(c, wall, 60)),
    tiles(c, top, wall),
    floorBoards(c, floor, mix(wood, palette.mid, 0.15)),
  )
  above(c, round, top, wood, wall)
  c.add(contact(c, width / 2, floor + 6, width * 0.56), cupboards(c, top, floor, front))
  c.add(rect(-10, top - 16, width + 20, 26, lit(c, entry([wood, '#f3ece2', '#4c4744'], round + 1), 90)))
  onTheCounter(c, round, top - 16)
  if (round === 3 || round === 4) c.add(stools(c, floor + height * 0.07, wood, palette.accent))
  c.vignette('#1a100c', 0.24)
  return {
    name: entry(
      [
        'Sink under the window',
        'Open shelves, used daily',
        'The corner with the stove',
        'Breakfast counter',
        'Kitchen for two cooks',
        'Everything within reach',
      ],
      round,
    ),
    alt: `A small ${palette.name} kitchen: cupboards, a counter, tiles, and ${entry(['a window over the sink', 'open shelves of crockery', 'a stove with its hood', 'two stools at the counter', 'lamps over a long counter', 'tools on a rail'], round)}.`,
    tags: ['kitchen', 'interior', 'small kitchen', 'home'],
  }
}

function tiles(c: Canvas, top: number, wall: string): string {
  const side = c.width / c.random.whole(14, 20)
  const joint = `<path d="M0,0H${side}M0,0V${side}" stroke="${shade(wall, -0.12)}" stroke-width="3" fill="none"/>`
  const rows = Math.round((top * 0.34) / side)
  return (
    rect(0, top - rows * side, c.width, rows * side, shade(wall, 0.3)) +
    rect(0, top - rows * side, c.width, rows * side, c.pattern(side, side, joint, `translate(0 ${top})`))
  )
}

/** What hangs over the counter: a window, shelves, a hood or a rail of tools. */
function above(c: Canvas, round: number, top: number, wood: string, wall: string) {
  const { width, height, palette } = c
  if (round === 0 || round === 4) {
    const [w, h] = round === 0 ? [width * 0.46, height * 0.32] : [width * 0.3, height * 0.28]
    const x = round === 0 ? width * 0.27 : width * 0.62
    c.add(windowView(c, x, top - h - height * 0.08, w, h, skyFor(round + 1, 4), shade(wall, 0.6), round === 0 ? 0 : 1))
  }
  if (round === 1 || round === 3) {
    const shelf = round === 1 ? width * 0.84 : width * 0.5
    c.add(shelvesOfCrockery(c, width * 0.08, top - height * 0.14, shelf, round === 1 ? 3 : 2, wood))
  }
  if (round === 2) c.add(overTheStove(c, width * 0.5, top, width * 0.4, shade(palette.deep, 0.05)))
  if (round === 5) c.add(hangingTools(c, width * 0.1, top - height * 0.26, width * 0.8, palette.ink))
  const lamps = entry([[], [], [], [0.74], [0.2, 0.42], []], round)
  for (const x of lamps) c.add(pendant(c, width * x, height * 0.12, width * 0.14, palette.accent))
}

function cupboards(c: Canvas, top: number, floor: number, color: string): string {
  const doors = c.width > c.height ? 6 : 4
  const each = c.width / doors
  const parts = times(doors, (door) => {
    const x = door * each
    const isDrawers = c.random.chance(0.35)
    const splits = isDrawers ? [0, 0.34, 0.67] : [0]
    const tall = floor - top - 20
    return splits
      .map((from, row) => {
        const part = (splits[row + 1] ?? 1) - from
        const y = top + 10 + tall * from
        return (
          rect(x + 8, y + 8, each - 16, tall * part - 12, lit(c, color), 'rx="6"') +
          line(x + each * 0.38, y + 34, x + each * 0.62, y + 34, shade(color, 0.55), 7)
        )
      })
      .join('')
  }).join('')
  return (
    rect(0, top, c.width, floor - top, shade(color, -0.3)) +
    parts +
    rect(0, floor - 16, c.width, 16, shade(color, -0.55))
  )
}

function onTheCounter(c: Canvas, round: number, counter: number) {
  const { width, height, palette, random } = c
  if (round === 0) {
    const tap = width * 0.5
    c.add(
      stroke(`M${tap},${counter}v${-height * 0.07}q0,-44 40,-44t40,40`, '#7c7f82', 12),
      rect(width * 0.38, counter - 4, width * 0.26, 14, '#d9dcdd', 'rx="6"'),
    )
  }
  if (round === 2) c.add(stovePot(c, width * 0.5, counter, width * 0.2, palette.accent))
  if (round === 4 || round === 1) c.add(kettle(c, width * 0.22, counter, width * 0.13, palette.accent))
  c.add(vase(c, width * 0.86, counter, height * 0.09, palette.mid, random.whole(0, 2)))
  c.add(
    stroke(
      times(
        5,
        (stem) =>
          `M${Math.round(width * 0.86)},${Math.round(counter - height * 0.08)}q${(stem - 2) * 16},${-height * 0.05} ${(stem - 2) * 34},${-height * 0.08}`,
      ).join(''),
      '#4e6b46',
      6,
    ),
    ...times(5, (stem) =>
      ellipse(
        width * 0.86 + (stem - 2) * 34,
        counter - height * 0.165,
        15,
        26,
        mix('#5f8454', palette.mid, 0.2),
        `transform="rotate(${(stem - 2) * 18} ${Math.round(width * 0.86 + (stem - 2) * 34)} ${Math.round(counter - height * 0.165)})"`,
      ),
    ),
  )
  if (round !== 0 && round !== 2)
    c.add(
      ...times(4, (fruit) =>
        circle(
          width * 0.56 + fruit * 38,
          counter - 22 - (fruit % 2) * 24,
          25,
          lit(c, entry([palette.accent, '#e0a526', '#b9503a'], fruit)),
        ),
      ),
    )
  if (round === 0 || round === 5)
    c.add(
      rect(width * 0.12, counter - height * 0.11, width * 0.1, height * 0.11, lit(c, '#b98a5e'), 'rx="14"'),
      circle(width * 0.17, counter - height * 0.09, 9, shade('#b98a5e', -0.5)),
    )
}
