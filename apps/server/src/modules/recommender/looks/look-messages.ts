import type { LookBox } from './look-box.ts'
import type { PictureLook } from './look-vectors.ts'

/** To the process that looks: a picture's bytes, and which part of it. */
export interface LookOrder {
  readonly bytes: Uint8Array
  readonly box: LookBox
}

/** From it. `unreadable` is the picture's fault. */
export type LookMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly look: PictureLook }
  | { readonly kind: 'unreadable' }
