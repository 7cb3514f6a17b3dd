/** VR-14: without scheme, leading www and trailing slash. */
export function shownWebsite(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}
