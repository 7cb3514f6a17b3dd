import type { PictureEdit } from '@pinfold/contract'
import type { DecodeOutcome } from './decoded-picture.ts'
import type { PictureLimits } from './picture-header.ts'

/** To the worker: one job at a time. */
export interface DecodeOrder {
  readonly file: string
  /** How the picture is to be turned and cropped before. */
  readonly edit?: PictureEdit | undefined
  /** Empty, and the worker's alone. */
  readonly folder: string
  readonly limits: PictureLimits
}

/** From the worker. A fault is the machine's doing (a full disk, a missing file), not the picture's. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'done'; readonly outcome: DecodeOutcome }
  | { readonly kind: 'fault'; readonly message: string }
