import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTensors } from './tensors.ts'
import { modelFolder } from './visual-packages.ts'

/** What a layer says of each place of a picture: `depth` numbers for each cell, row by row. */
export interface FeatureMap {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly values: Float32Array
}

interface ModelFile {
  readonly format: string
  readonly signature: { readonly inputs: Record<string, { tensorShape: { dim: { size: string }[] } }> }
  readonly modelTopology: { readonly node: readonly { op: string; attr: Record<string, unknown> }[] }
  readonly weightsManifest: readonly { readonly weights: unknown }[]
}

/** The layers before the detector's head: places of 16 pixels, and of 32. */
const LAYERS = ['tower_0/MobilenetV3/expanded_conv_12/expand/hard_swish/mul_1', 'tower_0/extern1/hard_swish/mul_1']

/** The network, ready to look at pixels of any size that 32 divides: red, green and blue from 0 to 255. */
export interface Network {
  look(pixels: Uint8Array, size: { readonly width: number; readonly height: number }): FeatureMap[]
}

/** Loads the backbone of a detector (MobileNetV3), on WebAssembly. Takes some 100 ms. */
export async function loadNetwork(): Promise<Network> {
  const { core, converter } = await openTensors()
  const [file, weights] = await Promise.all([
    readFile(join(modelFolder(), 'centernet.json'), 'utf8'),
    readFile(join(modelFolder(), 'centernet.bin')),
  ])
  const model = await converter.loadGraphModel(openSizes(JSON.parse(file) as ModelFile, weights))
  return {
    look(pixels, { width, height }) {
      const input = core.tensor4d(Float32Array.from(pixels), [1, height, width, 3])
      const layers = model.execute(input, LAYERS)
      input.dispose()
      return layers.map((layer) => {
        const [, rows = 0, columns = 0, depth = 0] = layer.shape
        const values = Float32Array.from(layer.dataSync())
        layer.dispose()
        return { width: columns, height: rows, depth, values }
      })
    },
  }
}

/** The file asks for squares of 512; its convolutions bear any size. */
function openSizes({ format, signature, modelTopology, weightsManifest }: ModelFile, weights: Buffer) {
  for (const { tensorShape } of Object.values(signature.inputs))
    for (const at of [1, 2]) Object.assign(tensorShape.dim[at] ?? {}, { size: '-1' })
  for (const { op, attr } of modelTopology.node) if (op === 'Placeholder') delete attr['shape']
  const weightData = Uint8Array.from(weights).buffer
  const artifacts = { format, signature, modelTopology, weightSpecs: weightsManifest[0]?.weights, weightData }
  return { load: () => Promise.resolve(artifacts) }
}
