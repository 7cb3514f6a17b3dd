import type { Board } from '@pinfold/contract'

/** What a board's collage shows: its cover and two more, and the part of the cover that was chosen. */
export function boardCover(board: Board) {
  const small = board.images['170x'].map((image) => image.url)
  const crop = board.has_custom_cover ? board.cover_pin?.crop : null
  // A part of a picture needs more of its pixels.
  const cover = crop ? board.image_cover_hd_url : board.image_cover_url
  // Without a cover of its own, the newest picture is the cover and stands nowhere else.
  return { pictures: [cover ?? small[0], ...(board.has_custom_cover ? small : small.slice(1))], crop }
}
