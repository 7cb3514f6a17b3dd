import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { breadAndButter } from './bread-and-butter.ts'
import { ceramics } from './ceramics.ts'
import { coffee } from './coffee.ts'
import { flowersInVase } from './flowers-in-vase.ts'
import { fruitBowl } from './fruit-bowl.ts'

export const stillLifes: Family = {
  name: 'still-lifes',
  topic: 'flowers in vases, ceramics, fruit bowls, bread and coffee on tables',
  finish: 'print',
  scenes: [flowersInVase, fruitBowl, ceramics, coffee, breadAndButter],
  rounds: 6,
  palettes: mingle([warm, cool, rosy, green, dark, muted]),
  sizes: [sizes.short, sizes.portrait, sizes.square, sizes.poster, sizes.landscape],
}
