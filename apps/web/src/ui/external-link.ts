/** VR-17: a link leads outside only if it starts with http or https. Null for everything else. */
export function externalLink(link: string | null): { url: string; domain: string } | null {
  if (link === null || !/^https?:\/\//i.test(link)) return null
  const url = URL.parse(link)
  return url && { url: url.href, domain: url.hostname.replace(/^www\./, '') }
}
