import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, rosy, vivid, warm } from '../../kit/palettes.ts'
import { glazedTiles } from './glazed-tiles.ts'
import { herringbone } from './herringbone.ts'
import { moire } from './moire.ts'
import { packedCircles } from './packed-circles.ts'
import { terrazzo } from './terrazzo.ts'
import { truchet } from './truchet.ts'

export const patterns: Family = {
  name: 'patterns',
  topic: 'tiles, terrazzo, floors, arcs, packed circles and moiré',
  finish: 'print',
  scenes: [glazedTiles, packedCircles, herringbone, truchet, terrazzo, moire],
  rounds: 6,
  palettes: mingle([cool, vivid, warm, rosy, green]),
  sizes: [sizes.square, sizes.short, sizes.portrait, sizes.tall, sizes.poster],
}
