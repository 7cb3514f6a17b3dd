/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface LookBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** All of it. */
export const wholePicture: LookBox = { x: 0, y: 0, w: 1, h: 1 }

/** The parts that have a vector of their own: a crop is most like one of them. */
export const lookRegions: readonly LookBox[] = [
  { x: 0, y: 0, w: 0.6, h: 0.6 },
  { x: 0.4, y: 0, w: 0.6, h: 0.6 },
  { x: 0, y: 0.4, w: 0.6, h: 0.6 },
  { x: 0.4, y: 0.4, w: 0.6, h: 0.6 },
]
