import { type Family, sizes } from '../../kit/family.ts'
import { every } from '../../kit/palettes.ts'
import { birdsOnBranch } from './birds-on-branch.ts'
import { butterflies } from './butterflies.ts'
import { catsOnSill } from './cats-on-sill.ts'
import { dogPortrait } from './dog-portrait.ts'
import { foxInGrass } from './fox-in-grass.ts'
import { shoal } from './shoal.ts'
import { wader } from './wader.ts'
import { whale } from './whale.ts'

export const animals: Family = {
  name: 'animals',
  topic: 'birds, cats, fish, foxes, dogs, butterflies, cranes and whales in simple shapes',
  finish: 'print',
  scenes: [birdsOnBranch, catsOnSill, shoal, foxInGrass, butterflies, wader, dogPortrait, whale],
  rounds: 5,
  palettes: every,
  sizes: [sizes.short, sizes.portrait, sizes.square, sizes.tall, sizes.poster, sizes.landscape, sizes.portrait],
}
