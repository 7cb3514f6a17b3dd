import type { MetaDescriptor } from 'react-router'
import { htmlText } from '../../ui/html-text.ts'
import { scriptJson } from './inline-data.ts'

/** What a page tells of itself in its head, as the router and React write it. */
export interface HeadHtml {
  /** Title, descriptions and links. */
  readonly tags: string
  /** The page for machines, which stands further down. */
  readonly things: string
}

/** Writes a head; every value is a text in an attribute, or the title's. */
export function headHtml(descriptors: readonly MetaDescriptor[]): HeadHtml {
  let tags = ''
  let things = ''
  for (const descriptor of descriptors) {
    if ('script:ld+json' in descriptor)
      things += `<script type="application/ld+json">${scriptJson(descriptor['script:ld+json'])}</script>`
    else if ('title' in descriptor && !('tagName' in descriptor))
      tags += `<title>${htmlText(String(descriptor.title))}</title>`
    else {
      const { tagName = 'meta', ...attributes } = descriptor as Record<string, string>
      tags += `<${tagName}${attributesHtml(attributes)}/>`
    }
  }
  return { tags, things }
}

const attributesHtml = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${htmlText(value)}"`))
    .join('')
