import { pagePictureWords } from '../../entities/page-pictures/page-picture-chooser.words.ts'
import type { FoundPage } from '../../entities/page-pictures/use-page-pictures.ts'

/** What there is to save of a page: addresses of pictures, the likeliest first, or why there are none. */
export interface PagePictures {
  readonly addresses: readonly string[]
  readonly title: string
  readonly description: string
  /** Null where there are pictures. */
  readonly reason: string | null
}

/** CN-03 and CN-07: a site that refuses is told of in its own words, where it gave some. */
export function pagePicturesOf({ items, title, description, refusal }: FoundPage): PagePictures {
  const addresses = refusal ? [] : items.map(({ url }) => url)
  const words = { title: title ?? '', description: description ?? '' }
  if (refusal) return { addresses, ...words, reason: refusal.words ?? pagePictureWords.notAllowed }
  return { addresses, ...words, reason: addresses.length === 0 ? pagePictureWords.noneFound : null }
}
