import { animalTalk } from './animals.ts'
import { landscapeTalk, nightTalk } from './outside.ts'
import { clothTalk, generativeTalk, patternTalk } from './patterns.ts'
import { buildingTalk, travelTalk } from './places.ts'
import { plantTalk } from './plants.ts'
import { letterTalk, posterTalk } from './prints.ts'
import { roomTalk } from './rooms.ts'
import { tableTalk } from './tables.ts'
import type { Talk } from './talk.ts'
import { chartTalk, guideTalk, mockupTalk } from './useful.ts'

/** What is said under the pictures of every scene. */
export const allTalk: Talk = {
  ...roomTalk,
  ...tableTalk,
  ...plantTalk,
  ...landscapeTalk,
  ...nightTalk,
  ...buildingTalk,
  ...travelTalk,
  ...animalTalk,
  ...posterTalk,
  ...letterTalk,
  ...patternTalk,
  ...generativeTalk,
  ...clothTalk,
  ...chartTalk,
  ...mockupTalk,
  ...guideTalk,
}
