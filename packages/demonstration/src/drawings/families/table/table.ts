import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, rosy, vivid, warm } from '../../kit/palettes.ts'
import { laidOut } from './laid-out.ts'
import { placeSetting } from './place-setting.ts'
import { sharedTable } from './shared-table.ts'

export const tables: Family = {
  name: 'tables',
  topic: 'plates, feasts and ingredients from above',
  finish: 'photo',
  scenes: [placeSetting, laidOut, sharedTable],
  rounds: 10,
  palettes: mingle([warm, green, cool, rosy, vivid, dark]),
  sizes: [sizes.short, sizes.tall, sizes.square, sizes.portrait, sizes.square, sizes.landscape, sizes.poster],
}
