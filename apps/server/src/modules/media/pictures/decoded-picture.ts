import type { Rendition } from '@pinfold/contract'

/** The formats that may be uploaded, decided by content, never by name. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const pictureExtensions = ['jpg', 'png', 'webp', 'gif', 'avif'] as const
export type PictureExtension = (typeof pictureExtensions)[number]

/** One encoded file of a picture. Equal files serve several keys when the picture is smaller than the rendition. */
export interface DecodedRendition {
  readonly key: Rendition
  readonly extension: PictureExtension
  readonly contentType: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** Path of the encoded file, inside the picture's folder. */
  readonly file: string
}

/** A picture that was decoded and encoded anew: nothing but pixels of the upload is in its files. */
export interface DecodedPicture {
  /** SHA-256 of the uploaded bytes, 64 hex digits. */
  readonly contentHash: string
  /** Pixels of one frame, upright. */
  readonly width: number
  readonly height: number
  /** The format of the upload. */
  readonly format: PictureFormat
  /** The extension of the stored original; differs from the format of a very large AVIF or WebP. */
  readonly extension: PictureExtension
  readonly isAnimated: boolean
  /** `#rrggbb` */
  readonly dominantColor: string
  /** A blurred miniature as a WebP data URL, a few hundred bytes. */
  readonly placeholder: string
  /** What `lookOf` says of it, in base64. */
  readonly look: string
  /** The few colours that make it up, as `#rrggbb`, the largest share first. */
  readonly palette: readonly string[]
  /** `orig` once, every other rendition as JPEG and as WebP. */
  readonly renditions: readonly DecodedRendition[]
  /** Holds all the files and nothing else; whoever asked for the decoding removes it. */
  readonly folder: string
}

/**
 * Why a picture was not decoded. `invalid_image`: not a whole picture of an accepted format.
 * `timed_out` and `out_of_memory`: too costly for its size. `worker_died`: not the picture's fault as far as known.
 */
export type DecodeFailureReason =
  | 'invalid_image'
  | 'too_large'
  | 'too_many_pixels'
  | 'timed_out'
  | 'out_of_memory'
  | 'worker_died'

export type DecodeOutcome =
  | { readonly ok: true; readonly picture: DecodedPicture }
  | { readonly ok: false; readonly reason: DecodeFailureReason }
