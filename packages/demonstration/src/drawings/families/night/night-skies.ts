import { type Family, sizes } from '../../kit/family.ts'
import { cool, dark, mingle, rosy } from '../../kit/palettes.ts'
import { aurora } from './aurora.ts'
import { milkyWay } from './milky-way.ts'
import { moon } from './moon.ts'
import { planets } from './planets.ts'
import { starMap } from './star-map.ts'

export const nightSkies: Family = {
  name: 'night-skies',
  topic: 'auroras, moons, galaxies, planets and star charts',
  finish: 'photo',
  scenes: [aurora, moon, milkyWay, planets, starMap],
  rounds: 6,
  palettes: mingle([dark, cool, rosy]),
  sizes: [sizes.tall, sizes.portrait, sizes.phone, sizes.square, sizes.poster, sizes.wide, sizes.short],
}
