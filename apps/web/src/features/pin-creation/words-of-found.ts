import { limits } from '@pinfold/contract'
import type { FoundPage, FoundPagePicture } from '../../entities/page-pictures/use-page-pictures.ts'
import type { DraftWords } from './drafts.ts'

type Found = Pick<FoundPagePicture, 'title' | 'description' | 'alt_text' | 'link'>
type Page = Pick<FoundPage, 'title' | 'description' | 'url'>

/** What a draft of a page's picture begins with. Words that only stand for the picture describe the Pin where nothing else does. */
export function wordsOfFound(picture: Found, page: Page): DraftWords {
  const own = picture.description === picture.alt_text ? null : picture.description
  return {
    title: (picture.title ?? page.title ?? '').slice(0, limits.pinTitle.longest),
    description: (own ?? page.description ?? picture.description ?? '').slice(0, limits.pinDescription.longest),
    alt_text: (picture.alt_text ?? '').slice(0, limits.pinAltText.longest),
    link: picture.link ?? page.url,
  }
}
