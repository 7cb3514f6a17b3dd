import { type Family, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { logoSheet } from './logo-sheet.ts'
import { packaging } from './packaging.ts'
import { phones } from './phones.ts'
import { stationery } from './stationery.ts'

export const mockups: Family = {
  name: 'mockups',
  topic: 'stationery, logos, apps and packaging of invented firms',
  finish: 'print',
  scenes: [stationery, phones, logoSheet, packaging],
  rounds: 6,
  palettes: mingle([warm, vivid, rosy, cool, green, muted]),
  sizes: [sizes.short, sizes.square, sizes.portrait, sizes.landscape, sizes.poster],
}
