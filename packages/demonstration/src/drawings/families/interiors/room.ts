import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import { entry } from '../../kit/random.ts'
import { floorBoards } from './floor-boards.ts'
import { wall } from './openings.ts'

interface Room {
  floor: number
  wall: string
  wood: string
  colors: readonly string[]
}

export function room(c: Canvas, round: number, floorPart = 0.76): Room {
  const { palette, height } = c
  const isDark = lightness(palette.paper) < 0.4
  const colors = [palette.light, palette.accent, palette.mid, palette.deep]
  const shades = [
    mix(palette.paper, palette.light, 0.5),
    palette.light,
    mix(palette.mid, palette.paper, 0.45),
    mix(palette.deep, palette.ink, 0.2),
    palette.paper,
  ]
  const tone = isDark ? palette.light : entry(shades, round)
  const wood = entry(['#b98a5e', '#8a5d3c', '#d2b48c', '#6a4a36', '#c9a27c'], round)
  const space = { floor: Math.round(height * floorPart), wall: tone, wood: mix(wood, palette.mid, 0.12), colors }
  c.add(wall(c, space.floor, space.wall, mix(space.wall, palette.deep, 0.22), (round + c.random.whole(0, 1) * 2) % 5))
  c.add(floorBoards(c, space.floor, space.wood))
  return space
}
