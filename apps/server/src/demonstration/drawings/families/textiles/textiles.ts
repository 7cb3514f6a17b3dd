import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { blockPrint, glazedTiles, quilt, terrazzo, truchet } from './printed.ts'
import { basketWeave, herringbone, ikat, knitSwatch, tartan } from './woven.ts'

export const textiles: Family = {
  name: 'textiles',
  topic: 'cloth, tiles, floors and quilts: terrazzo, checks, ikat, weave, knitting, block prints',
  finish: 'print',
  scenes: [blockPrint, tartan, glazedTiles, terrazzo, knitSwatch, quilt, herringbone, ikat, truchet, basketWeave],
  rounds: 4,
  palettes: mingle([warm, cool, green, vivid, rosy, muted]),
  sizes: [sizes.short, sizes.square, sizes.portrait, sizes.poster, sizes.tall, sizes.square],
}
