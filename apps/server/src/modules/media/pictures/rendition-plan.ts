import { renditions, type Rendition } from '@pinfold/contract'

export interface PixelSize {
  readonly width: number
  readonly height: number
}

export interface PlannedRendition extends PixelSize {
  readonly key: Rendition
  /** A square is cut out of the middle; the others keep the picture's shape. */
  readonly isSquare: boolean
}

const squareSide = 136
/** WebP holds no longer side. */
const longestSide = 16_383

/**
 * The sizes of all renditions but `orig` for a picture of this size, largest first. Nothing is enlarged: a narrower
 * picture keeps its size, and the square of a small one has its shorter side. Very long ones shrink further to fit
 * what WebP can hold.
 */
export function planRenditions(picture: PixelSize): PlannedRendition[] {
  return renditions.flatMap((key): PlannedRendition[] => {
    if (key === 'orig') return []
    if (key === '136x136') {
      const side = Math.min(squareSide, picture.width, picture.height)
      return [{ key, isSquare: true, width: side, height: side }]
    }
    const width = Number.parseInt(key, 10)
    const scale = Math.min(1, width / picture.width, longestSide / picture.height)
    return [{ key, isSquare: false, ...scaled(picture, scale) }]
  })
}

/** The smallest size from which every rendition can be made by shrinking only. */
export function planBase(picture: PixelSize): PixelSize {
  const widest = Math.max(...planRenditions(picture).map((rendition) => rendition.width))
  const shortSide = Math.min(picture.width, picture.height)
  return scaled(picture, Math.min(1, Math.max(widest / picture.width, squareSide / shortSide)))
}

/** The largest square in the middle. */
export function middleSquare(picture: PixelSize): PixelSize & { readonly left: number; readonly top: number } {
  const side = Math.min(picture.width, picture.height)
  return {
    left: Math.floor((picture.width - side) / 2),
    top: Math.floor((picture.height - side) / 2),
    width: side,
    height: side,
  }
}

function scaled(picture: PixelSize, scale: number): PixelSize {
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}
