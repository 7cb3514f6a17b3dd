import { join } from 'node:path'
import sharp from 'sharp'
import { openTensors } from './tensors.ts'
import { ratingFolder, visualPackage } from './visual-packages.ts'

const SIDE = 224
const MOST_PIXELS = 50_000_000
const OUTPUT = 'Identity'

/** Says how sure it is of drawing, hentai, neutral, porn and sexy, from 0 to 1, together 1. */
export interface RatingNetwork {
  rate(pixels: Uint8Array): readonly number[]
}

interface RatingModel {
  readonly format: string
  readonly modelTopology: object
  readonly weightsManifest: readonly { readonly weights: readonly object[] }[]
}

/** Loads nsfwjs's MobileNetV2 (its middle size, a graph as TensorFlow.js's converter takes it); its own code is not run. */
export async function loadRatingNetwork(): Promise<RatingNetwork> {
  const { core, converter } = await openTensors()
  const part = (name: string) => visualPackage(join(ratingFolder(), `${name}.min.js`))
  const { format, modelTopology, weightsManifest } = part('model') as RatingModel
  const texts = ['group1-shard1of2', 'group1-shard2of2'].map((name) => part(name) as string)
  const weightData = Uint8Array.from(Buffer.concat(texts.map((text) => Buffer.from(text, 'base64')))).buffer
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  const model = await converter.loadGraphModel({
    load: () => Promise.resolve({ format, modelTopology, weightSpecs, weightData }),
  })
  return {
    rate(pixels) {
      const input = core.tensor4d(
        Float32Array.from(pixels, (level) => level / 255),
        [1, SIDE, SIDE, 3],
      )
      const scores = model.execute(input, OUTPUT)
      input.dispose()
      const values = Array.from(scores.dataSync())
      scores.dispose()
      return values
    },
  }
}

/** The pixels of a picture as they are rated: all of it, squeezed into a square, upright and on white. */
export const readRatedPixels = async (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'linear' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
