import type { Family } from '../kit/family.ts'
import { animals } from './animals/animals.ts'
import { architecture } from './architecture/architecture.ts'
import { botanical } from './botanical/botanical.ts'
import { charts } from './charts/charts.ts'
import { fashion } from './fashion/fashion.ts'
import { generative } from './generative/generative.ts'
import { howto } from './howto/howto.ts'
import { interiors } from './interiors/interiors.ts'
import { landscapes } from './landscapes/landscapes.ts'
import { maps } from './maps/maps.ts'
import { mockups } from './mockups/mockups.ts'
import { nightSkies } from './night/night-skies.ts'
import { patterns } from './patterns/patterns.ts'
import { posters } from './posters/posters.ts'
import { stillLifes } from './still-life/still-lifes.ts'
import { tables } from './table/table.ts'
import { textiles } from './textiles/textiles.ts'
import { travel } from './travel/travel.ts'
import { typography } from './typography/typography.ts'

export const allFamilies: readonly Family[] = [
  landscapes,
  interiors,
  posters,
  botanical,
  architecture,
  typography,
  stillLifes,
  patterns,
  generative,
  textiles,
  travel,
  charts,
  mockups,
  tables,
  animals,
  howto,
  maps,
  nightSkies,
  fashion,
]
