import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { archCourt } from './arch-court.ts'
import { brutalistBlock } from './brutalist-block.ts'
import { cabin } from './cabin.ts'
import { skyline } from './skyline.ts'
import { stairwell } from './stairwell.ts'
import { townHouses } from './town-houses.ts'

export const architecture: Family = {
  name: 'architecture',
  topic: 'town houses, cabins, skylines, stairs, arcades and concrete',
  finish: 'photo',
  scenes: [archCourt, townHouses, stairwell, cabin, brutalistBlock, skyline],
  rounds: 5,
  palettes: mingle([warm, rosy, cool, muted, dark]),
  sizes: [sizes.tall, sizes.portrait, sizes.short, sizes.phone, sizes.square, sizes.poster, sizes.wide],
}
