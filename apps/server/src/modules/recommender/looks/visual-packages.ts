import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What only finding by look needs is installed apart from everything else, see decision 091. */
const folder = join(import.meta.dirname, '../../../../../../packages/visual-model')

/** Whether the image model and the index of vectors are installed. */
export const hasVisualPackages = (): boolean => existsSync(join(folder, 'node_modules', 'usearch', 'package.json'))

const requireThere = createRequire(join(folder, 'package.json'))

/** One of those packages. Its types are named where it is used, since most installations can do without it. */
export const visualPackage = (name: string): unknown => requireThere(name)

/** Whether what rates pictures is installed. */
export const hasRatingPackages = (): boolean =>
  existsSync(join(ratingFolder(), 'model.min.js')) &&
  existsSync(join(folder, 'node_modules', '@tensorflow', 'tfjs-backend-wasm', 'package.json'))

/** Where the network that rates pictures lies, as scripts that hand out its numbers. */
export const ratingFolder = (): string => join(folder, 'node_modules', 'nsfwjs', 'dist', 'models', 'mobilenet_v2_mid')

/** The image model's folder. */
export const modelFolder = (): string => join(folder, 'node_modules', '@vladmandic', 'human', 'models')
