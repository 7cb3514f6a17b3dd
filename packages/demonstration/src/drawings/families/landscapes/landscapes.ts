import { type Family, sizes } from '../../kit/family.ts'
import { cool, mingle, vivid, warm } from '../../kit/palettes.ts'
import { beachFromAbove } from './beach-from-above.ts'
import { dunes } from './dunes.ts'
import { flowerRows } from './flower-rows.ts'
import { forestInFog } from './forest-in-fog.ts'
import { lighthouseCliffs } from './lighthouse-cliffs.ts'
import { mesas } from './mesas.ts'
import { mirroredPeak } from './mirrored-peak.ts'
import { openSea } from './open-sea.ts'
import { overTheRidges } from './over-the-ridges.ts'
import { riverValley } from './river-valley.ts'

export const landscapes: Family = {
  name: 'landscapes',
  topic: 'mountains, dunes, seas, forests and lakes at many hours of the day',
  finish: 'photo',
  scenes: [
    overTheRidges,
    openSea,
    dunes,
    forestInFog,
    lighthouseCliffs,
    flowerRows,
    mirroredPeak,
    mesas,
    beachFromAbove,
    riverValley,
  ],
  rounds: 5,
  palettes: mingle([vivid, warm, cool]),
  sizes: [
    sizes.tall,
    sizes.portrait,
    sizes.wide,
    sizes.short,
    sizes.phone,
    sizes.square,
    sizes.landscape,
    sizes.poster,
    sizes.panorama,
  ],
}
