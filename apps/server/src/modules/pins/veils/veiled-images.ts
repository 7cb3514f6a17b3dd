import { type RenditionImages, renditions } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { renditionImages, type Veil } from '../../media/index.ts'

interface ShownPicture {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly extension: string
  readonly dominantColor: string
  readonly placeholder: string
  readonly veil: Veil
}

interface Veiled {
  readonly veil: Veil
  /** By whom it is on, not saved from another. */
  readonly isCreated: boolean
}

/**
 * Whether the picture is hidden from the viewer: never from who saved it, nor from who wants no veils. A held one shows to who
 * made the pin alone, since its file opens to nobody else.
 */
export function isVeiledFor(
  { veil, isCreated }: Veiled,
  viewer: Pick<Viewer, 'showsSensitive'>,
  { isPinner }: { readonly isPinner: boolean },
): boolean {
  if (veil === '') return false
  if (veil === 'held') return !(isPinner && isCreated)
  return !isPinner && !viewer.showsSensitive
}

/**
 * The picture as the viewer is shown it. Where it is veiled, each size is the tiny blurred copy: whatever shows it shows
 * nothing sharp, and no address of the sharp one is told.
 */
export function shownImages(mediaUrl: string, picture: ShownPicture, isVeiled: boolean): RenditionImages {
  const sharp = renditionImages(mediaUrl, picture)
  if (!isVeiled) return sharp
  const url = picture.placeholder || plain(picture.dominantColor)
  return Object.fromEntries(renditions.map((key) => [key, { ...sharp[key], url }])) as RenditionImages
}

const plain = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`
