const GRID_TITLE = 200
const DESCRIPTION = 496
/** VR-17: descriptions up to this length are not shown. */
const MEANINGLESS = 3

/** The site a link leads to, without `www.`; what uploads say where there is none. Clients need a text, never null. */
export function domainOf(link: string): string {
  const url = link === '' ? null : URL.parse(link)
  return url === null ? 'Uploaded by user' : url.hostname.replace(/^www\./, '')
}

/** The short title under a card. */
export const gridTitle = (title: string): string => cutAt(title.trim(), GRID_TITLE)

/** VR-17: the description as cards and the closeup show it; empty where it is too short to say anything, or says the name. */
export function shownDescription(description: string, name: string): string {
  const text = description.trim()
  return text.length <= MEANINGLESS || text === name.trim() ? '' : cutAt(text, DESCRIPTION)
}

/** Cuts between whole characters, never inside one. */
const cutAt = (text: string, longest: number) => {
  if (text.length <= longest) return text
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1))
  return text.slice(0, isSplit ? longest - 1 : longest)
}
