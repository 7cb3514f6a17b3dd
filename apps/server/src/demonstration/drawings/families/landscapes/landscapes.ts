import { type Family, sizes } from '../../kit/family.ts'
import { cool, mingle, vivid, warm } from '../../kit/palettes.ts'
import { mirroredPeak, overTheRidges, riverValley } from './mountains.ts'
import { dunes, flowerRows, forestInFog, mesas } from './plains.ts'
import { beachFromAbove, lighthouseCliffs, openSea } from './shores.ts'

export const landscapes: Family = {
  name: 'landscapes',
  topic: 'mountains, dunes, seas, forests and lakes at many hours of the day',
  finish: 'photo',
  scenes: [overTheRidges, openSea, dunes, forestInFog, lighthouseCliffs, flowerRows, mirroredPeak, mesas, beachFromAbove, riverValley],
  rounds: 5,
  palettes: mingle([vivid, warm, cool]),
  sizes: [sizes.tall, sizes.portrait, sizes.wide, sizes.short, sizes.phone, sizes.square, sizes.landscape, sizes.poster, sizes.panorama],
}
