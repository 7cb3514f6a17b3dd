import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { bedroom } from './bedroom.ts'
import { byTheWindow } from './by-the-window.ts'
import { kitchen } from './kitchen.ts'
import { livingRoom } from './living-room.ts'
import { readingCorner } from './reading-corner.ts'
import { shelfWall } from './shelf-wall.ts'
import { workDesk } from './work-desk.ts'

export const interiors: Family = {
  name: 'interiors',
  topic: 'living rooms, reading corners, bedrooms, kitchens, shelves, desks and windows',
  finish: 'print',
  scenes: [livingRoom, byTheWindow, readingCorner, shelfWall, bedroom, workDesk, kitchen],
  rounds: 6,
  palettes: mingle([warm, green, cool, rosy, muted, dark]),
  sizes: [sizes.portrait, sizes.tall, sizes.short, sizes.square, sizes.portrait, sizes.landscape, sizes.tall],
}
