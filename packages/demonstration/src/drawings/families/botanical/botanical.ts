import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { cutOuts } from './cut-outs.ts'
import { fieldGuide } from './field-guide.ts'
import { nightGarden } from './night-garden.ts'
import { potInTheSun } from './pot-in-the-sun.ts'
import { pressedPlant } from './pressed-plant.ts'

export const botanical: Family = {
  name: 'botanical',
  topic: 'pressed plants, field guides, paper leaves, potted plants and gardens at night',
  finish: 'print',
  scenes: [pressedPlant, nightGarden, potInTheSun, cutOuts, fieldGuide],
  rounds: 8,
  palettes: mingle([green, warm, cool, rosy, muted]),
  sizes: [
    sizes.portrait,
    sizes.tall,
    sizes.short,
    sizes.poster,
    sizes.square,
    sizes.phone,
    sizes.tall,
    sizes.landscape,
  ],
}
