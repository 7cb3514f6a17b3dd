import { visualPackage } from './visual-packages.ts'

/** Numbers of the runtime's own. */
export interface Tensor {
  readonly shape: readonly number[]
  dataSync(): Float32Array
  dispose(): void
}

interface TensorCore {
  setBackend(name: string): Promise<boolean>
  ready(): Promise<void>
  tensor4d(values: Float32Array, shape: readonly number[]): Tensor
}

interface GraphModel {
  /** Answers several where several were asked for. */
  execute<O extends readonly string[] | string>(input: Tensor, outputs: O): O extends string ? Tensor : Tensor[]
}

interface Converter {
  loadGraphModel(source: { load(): Promise<object> }): Promise<GraphModel>
}

let opened: Promise<{ readonly core: TensorCore; readonly converter: Converter }> | undefined

/** TensorFlow.js on WebAssembly; all networks of a process share one. */
export const openTensors = () => (opened ??= open())

async function open() {
  const core = visualPackage('@tensorflow/tfjs-core') as TensorCore
  const converter = visualPackage('@tensorflow/tfjs-converter') as Converter
  visualPackage('@tensorflow/tfjs-backend-wasm')
  await core.setBackend('wasm')
  await core.ready()
  return { core, converter }
}
