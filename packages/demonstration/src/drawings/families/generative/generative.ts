import { type Family, sizes } from '../../kit/family.ts'
import { every } from '../../kit/palettes.ts'
import { branching } from './branching.ts'
import { contourBands } from './contour-bands.ts'
import { flowField } from './flow-field.ts'
import { halftone } from './halftone.ts'
import { ridgeLines } from './ridge-lines.ts'
import { spirograph } from './spirograph.ts'
import { voronoi } from './voronoi.ts'

export const generative: Family = {
  name: 'generative',
  topic: 'flow fields, contours, cells, branching trees, rosettes and screens of dots',
  finish: 'print',
  scenes: [flowField, ridgeLines, voronoi, contourBands, spirograph, branching, halftone],
  rounds: 6,
  palettes: every,
  sizes: [sizes.short, sizes.square, sizes.tall, sizes.poster, sizes.square, sizes.portrait, sizes.landscape],
}
