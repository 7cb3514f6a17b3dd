import { limits } from '@pinfold/contract'
import { externalLink } from '../../ui/external-link.ts'

/** What the address of the window asks for. */
export interface Asked {
  readonly url?: string | undefined
  readonly media?: string | undefined
  readonly description?: string | undefined
  readonly title?: string | undefined
  readonly upload?: string | undefined
}

/** What the window begins with; of addresses only those of the web count. */
export interface Beginning {
  /** The page that the Pin links to. */
  readonly page: { readonly url: string; readonly domain: string } | null
  readonly media: string | null
  /** A picture of the member's that is on its way already. */
  readonly upload: string | null
  readonly title: string
  readonly description: string
}

const shortened = (text: string | undefined, most: number) =>
  Array.from((text ?? '').trim())
    .slice(0, most)
    .join('')

/** Other sites write these, so what is too long for a Pin is cut. */
export const wordsOf = ({ title, description }: Pick<Asked, 'title' | 'description'>) => ({
  title: shortened(title, limits.pinTitle.longest),
  description: shortened(description, limits.pinDescription.longest),
})

/** Other sites write the address, so nothing of it is taken unseen. */
export const beginningOf = ({ url, media, upload, ...words }: Asked): Beginning => ({
  page: externalLink(url ?? null),
  media: externalLink(media ?? null)?.url ?? null,
  upload: upload ?? null,
  ...wordsOf(words),
})
