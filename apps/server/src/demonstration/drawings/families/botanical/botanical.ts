import { type Family, sizes } from '../../kit/family.ts'
import { green, mingle, muted, rosy, warm, cool } from '../../kit/palettes.ts'
import { cutOuts, fieldGuide, nightGarden, potInTheSun, pressedPlant } from './sheets.ts'

export const botanical: Family = {
  name: 'botanical',
  topic: 'pressed plants, field guides, paper leaves, potted plants and gardens at night',
  finish: 'print',
  scenes: [pressedPlant, nightGarden, potInTheSun, cutOuts, fieldGuide],
  rounds: 8,
  palettes: mingle([green, warm, cool, rosy, muted]),
  sizes: [sizes.portrait, sizes.tall, sizes.short, sizes.poster, sizes.square, sizes.phone, sizes.tall, sizes.landscape],
}
