import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { flats } from './flats.ts'
import { onHanger } from './on-hanger.ts'
import { outfit } from './outfit.ts'

export const fashion: Family = {
  name: 'fashion',
  topic: 'garments on hangers, outfits laid flat and line sheets',
  finish: 'print',
  scenes: [onHanger, outfit, flats],
  rounds: 8,
  palettes: mingle([warm, rosy, cool, green, muted, vivid]),
  sizes: [sizes.tall, sizes.portrait, sizes.short, sizes.square, sizes.poster],
}
