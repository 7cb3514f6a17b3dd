import { colorGrid } from './color-grid.ts'
import { type LookBox, lookRegions, wholePicture } from './look-box.ts'
import { LOOK_LENGTH, type PictureLook, toLengthOne } from './look-vectors.ts'
import type { Network } from './network.ts'
import { poolMap } from './pool-map.ts'
import type { PicturePixels } from './read-pixels.ts'
import { suggestRegions } from './suggest-regions.ts'

/** How much each counts: the network's two layers, colours and edges. Chosen once on drawings, see decision 091. */
const WEIGHTS = [1, 0.5, 0.7, 0.7] as const

/** What pixels look like: one look of the network serves the whole and its parts. */
export function describeLook(network: Network, pixels: PicturePixels, mean: Float32Array): PictureLook {
  const { whole, regions, suggested } = measureLook(network, pixels)
  return { whole: centred(whole, mean), regions: regions.map((region) => centred(region, mean)), suggested }
}

/** What all of it looks like, without its parts. */
export function describeWhole(network: Network, pixels: PicturePixels, mean: Float32Array): Float32Array {
  return centred(measuring(network, pixels).measure(wholePicture), mean)
}

/** One look of the network, and what it measures of a part. */
function measuring(network: Network, pixels: PicturePixels) {
  const maps = network.look(pixels.data, pixels)
  const measure = (box: LookBox): Float32Array[] => {
    const { colors, edges } = colorGrid(pixels, box)
    return [...maps.map((map) => poolMap(map, box)), colors, edges]
  }
  return { maps, measure }
}

/** The numbers as they are measured, side by side: for learning their mean. */
export function measureLook(network: Network, pixels: PicturePixels) {
  const { maps, measure } = measuring(network, pixels)
  return {
    whole: measure(wholePicture),
    regions: lookRegions.map(measure),
    suggested: maps[0] ? suggestRegions(maps[0]) : [],
  }
}

/** What is far from the mean, each kind of number at its weight: all of them positive would make everything alike. */
export function centred(measured: readonly Float32Array[], mean: Float32Array): Float32Array {
  const vector = new Float32Array(LOOK_LENGTH)
  let at = 0
  measured.forEach((numbers, kind) => {
    const from = at
    const apart = numbers.map((value, number) => value - (mean[from + number] ?? 0))
    vector.set(toLengthOne(apart, WEIGHTS[kind] ?? 1), from)
    at += numbers.length
  })
  return toLengthOne(vector)
}
