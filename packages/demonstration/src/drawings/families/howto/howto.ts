import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { recipeCard } from './recipe-card.ts'
import { seedPacket } from './seed-packet.ts'
import { stepCard } from './step-card.ts'

export const howto: Family = {
  name: 'howto',
  topic: 'how-to cards in four steps, handwritten recipes and seed packets',
  finish: 'print',
  scenes: [stepCard, recipeCard, seedPacket],
  rounds: 9,
  palettes: mingle([rosy, green, warm, vivid, cool, muted]),
  sizes: [sizes.poster, sizes.short, sizes.tall, sizes.portrait],
}
