import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, mingle, muted, vivid, warm } from '../../kit/palettes.ts'
import { cityMap } from './city-map.ts'
import { islandMap } from './island-map.ts'
import { lineNetwork } from './line-network.ts'

export const maps: Family = {
  name: 'maps',
  topic: 'city maps, islands and line networks of invented places',
  finish: 'print',
  scenes: [cityMap, lineNetwork, islandMap],
  rounds: 9,
  palettes: mingle([warm, cool, vivid, muted, dark]),
  sizes: [sizes.poster, sizes.short, sizes.tall, sizes.portrait],
}
