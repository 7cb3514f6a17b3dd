import type { TwoPictures } from './compare-pictures.ts'
import type { LookBox } from './look-box.ts'
import type { PictureLook } from './look-vectors.ts'

/** As it is; as a photo of somebody's, that may be askew; or what is within its border, where it has one. */
export type LookWay = 'picture' | 'photo' | 'bare'

/**
 * To the process that looks: a picture's bytes, which part of it, and how; what may be sensitive in it; two, one maybe a part of the
 * other; or one and the sketches of others, of each of which it may be a part.
 */
export type LookOrder =
  | { readonly kind: 'look'; readonly bytes: Uint8Array; readonly box: LookBox; readonly way: LookWay }
  | { readonly kind: 'rate'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly bytes: Uint8Array; readonly other: Uint8Array }
  | {
      readonly kind: 'lay'
      readonly bytes: Uint8Array
      readonly box: LookBox
      readonly sketches: readonly Uint8Array[]
    }

/** What a picture looks like, and what a photo does in other ways that it may have been. */
export interface Looked {
  readonly look: PictureLook
  readonly views: readonly Float32Array[]
  /** As it is stored; of a picture that is looked at as it is. */
  readonly sketch: Uint8Array | null
}

/** What it saw. */
export type Seen =
  | ({ readonly kind: 'looked' } & Looked)
  | { readonly kind: 'rated'; readonly scores: readonly number[] }
  | { readonly kind: 'compared'; readonly compared: TwoPictures }
  | { readonly kind: 'laid'; readonly fits: readonly number[] }

/** From it. `unreadable` is the picture's fault. */
export type LookMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly seen: Seen }
  | { readonly kind: 'unreadable' }
