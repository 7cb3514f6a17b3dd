import { type Family, sizes } from '../../kit/family.ts'
import { every } from '../../kit/palettes.ts'
import { arcsAndWord } from '../lettered-posters/arcs-and-word.ts'
import { bars } from '../lettered-posters/bars.ts'
import { bigNumber } from '../lettered-posters/big-number.ts'
import { croppedLetters } from '../lettered-posters/cropped-letters.ts'
import { risingRays } from '../lettered-posters/rising-rays.ts'
import { workshop } from '../lettered-posters/workshop.ts'
import { arches } from './arches.ts'
import { atomicAge } from './atomic-age.ts'
import { brushStrokes } from './brush-strokes.ts'
import { colorFields } from './color-fields.ts'
import { colorPlanes } from './color-planes.ts'
import { faces } from './faces.ts'
import { geometryGrid } from './geometry-grid.ts'
import { hangingMobile } from './hanging-mobile.ts'
import { overprint } from './overprint.ts'

export const posters: Family = {
  name: 'posters',
  topic: 'mid-century, abstract and Swiss posters: arches, overprints, mobiles, big words, brush strokes, faces',
  finish: 'print',
  scenes: [
    arches,
    arcsAndWord,
    geometryGrid,
    brushStrokes,
    workshop,
    overprint,
    bigNumber,
    faces,
    atomicAge,
    risingRays,
    colorPlanes,
    croppedLetters,
    hangingMobile,
    bars,
    colorFields,
  ],
  rounds: 5,
  palettes: every,
  sizes: [sizes.poster, sizes.tall, sizes.short, sizes.portrait, sizes.square, sizes.tall, sizes.phone],
}
