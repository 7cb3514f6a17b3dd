/** What a page says of itself. */
export interface PageWords {
  readonly url: string
  readonly title: string
  readonly description: string
}

/** CN-03: the site wants nothing of it saved; `words` are its own, where it gave some. */
export interface Refusal {
  readonly words: string
}

const contentOf = (page: Document, selector: string) =>
  page.querySelector<HTMLMetaElement>(selector)?.content.trim() ?? ''

/** Why nothing of a page may be saved; null where it lets its pictures be saved. */
export function refusalOf(page: Document): Refusal | null {
  const rule = page.querySelector('meta[name="pinterest" i][content="nopin" i]')
  return rule && { words: rule.getAttribute('description')?.trim() ?? '' }
}

/** The page as it wants to be linked, with its words. */
export function pageWordsOf(page: Document): PageWords {
  const canonical = URL.parse(page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '')
  return {
    // Another site's address here is more often a mistake than meant.
    url: canonical?.host === page.location.host ? canonical.href : page.location.href,
    title: contentOf(page, 'meta[property="og:title"]') || page.title.trim(),
    description: contentOf(page, 'meta[property="og:description"]') || contentOf(page, 'meta[name="description"]'),
  }
}

/** Whether a picture says that it is not to be saved. */
export const isRefused = (element: Element): boolean =>
  element.hasAttribute('nopin') || !['false', null].includes(element.getAttribute('data-pin-nopin'))
