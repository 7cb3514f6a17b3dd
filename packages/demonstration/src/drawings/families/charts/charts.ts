import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, rosy, vivid, warm } from '../../kit/palettes.ts'
import { barRows } from './bar-rows.ts'
import { fanOfParts } from './fan-of-parts.ts'
import { heatWeek } from './heat-week.ts'
import { peaks } from './peaks.ts'
import { plantCare } from './plant-care.ts'
import { radialYear } from './radial-year.ts'
import { rankings } from './rankings.ts'
import { smallMultiples } from './small-multiples.ts'

export const charts: Family = {
  name: 'charts',
  topic: 'infographics: rings, bars, small multiples, heat maps, rankings, plant care',
  finish: 'flat',
  scenes: [radialYear, plantCare, barRows, heatWeek, smallMultiples, rankings, fanOfParts, peaks],
  rounds: 5,
  palettes: mingle([vivid, green, warm, cool, dark, rosy]),
  sizes: [sizes.portrait, sizes.short, sizes.square, sizes.tall, sizes.landscape, sizes.poster, sizes.phone],
}
