import type { Pin } from '@pinfold/contract'

/** A film as a frame on another site shows it: the file that every browser plays. */
export interface ShownFilm {
  readonly url: string
  readonly poster: string
  /** Height divided by width. */
  readonly ratio: number
  /** How wide it is shown where there is room, in pixels. */
  readonly width: number
}

const WIDEST = 480
/** A film higher than this would not fit on a telephone with its words. */
const HIGHEST = 600

/** The film of a pin; null where it has none. */
export function shownFilm({ videos }: Pin): ShownFilm | null {
  const file = videos?.video_list['V_720P']
  if (!file || file.width === 0 || file.height === 0) return null
  const ratio = file.height / file.width
  return { url: file.url, poster: file.thumbnail, ratio, width: Math.round(Math.min(WIDEST, HIGHEST / ratio)) }
}
