import type { CoverPin } from '@pinfold/contract'

type Crop = NonNullable<CoverPin['crop']>

const percent = (part: number) => `${Math.round(part * 100_000) / 1000}%`

/** How a picture lies in a frame that shows only a part of it; the frame has the part's ratio. */
export const cropLook = ([x, y, width, height]: Crop) =>
  ({
    // Of the picture, not of the page's direction.
    left: percent(-x / width),
    top: percent(-y / height),
    inlineSize: percent(1 / width),
    blockSize: percent(1 / height),
    maxInlineSize: 'none',
    objectFit: 'fill',
  }) as const

/** How a picture lies in a frame of another ratio than the chosen part: the middle of the part stays in sight. */
export const middleLook = ([x, y, width, height]: Crop) =>
  ({ objectPosition: `${percent(x + width / 2)} ${percent(y + height / 2)}` }) as const

/** A part of a picture in percent, as crops are chosen. */
export const percentOf = ([x, y, width, height]: Crop) => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

/** A chosen part as it is kept: in fractions, inside of the picture however it was rounded. */
export function cropOf(area: { x: number; y: number; width: number; height: number }): Crop {
  const within = (part: number, most: number) => Math.min(Math.max(part, 0), most)
  const width = within(area.width / 100, 1)
  const height = within(area.height / 100, 1)
  return [within(area.x / 100, 1 - width), within(area.y / 100, 1 - height), width, height]
}
