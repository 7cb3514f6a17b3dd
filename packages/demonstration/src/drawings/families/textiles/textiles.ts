import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { basketWeave } from './basket-weave.ts'
import { blockPrint } from './block-print.ts'
import { ikat } from './ikat.ts'
import { knitSwatch } from './knit-swatch.ts'
import { quilt } from './quilt.ts'
import { tartan } from './tartan.ts'

export const textiles: Family = {
  name: 'textiles',
  topic: 'cloth seen close: checks, ikat, weave, knitting, quilts, block prints',
  finish: 'print',
  scenes: [blockPrint, tartan, knitSwatch, quilt, ikat, basketWeave],
  rounds: 6,
  palettes: mingle([warm, cool, green, vivid, rosy, muted]),
  sizes: [sizes.short, sizes.square, sizes.portrait, sizes.poster, sizes.tall, sizes.square],
}
