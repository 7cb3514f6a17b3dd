import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { alpineTrain } from './alpine-train.ts'
import { coastTown } from './coast-town.ts'
import { greeting } from './greeting.ts'
import { parkPoster } from './park-poster.ts'
import { ticket } from './ticket.ts'

export const travel: Family = {
  name: 'travel',
  topic: 'travel posters, tickets and postcards of invented places',
  finish: 'print',
  scenes: [alpineTrain, coastTown, parkPoster, ticket, greeting],
  rounds: 6,
  palettes: mingle([warm, cool, vivid, green, rosy, muted]),
  sizes: [sizes.tall, sizes.poster, sizes.portrait, sizes.short],
}
