import type { Family } from '../kit/family.ts'
import { animals } from './animals/beasts.ts'
import { architecture } from './architecture/buildings.ts'
import { botanical } from './botanical/botanical.ts'
import { fashion } from './fashion/fashion.ts'
import { interiors } from './interiors/interiors.ts'
import { landscapes } from './landscapes/landscapes.ts'
import { nightSkies } from './night/night-skies.ts'
import { posters } from './posters/painted.ts'
import { stillLifes } from './still-life/still-lifes.ts'
import { tables } from './tables/from-above.ts'
import { textiles } from './textiles/textiles.ts'

export const allFamilies: readonly Family[] = [
  landscapes,
  botanical,
  interiors,
  posters,
  animals,
  textiles,
  nightSkies,
  stillLifes,
  tables,
  architecture,
  fashion,
]
