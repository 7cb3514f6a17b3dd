const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an address is one of our site's: by host, http or https making no difference. On this machine's own addresses
 * all their spellings are one.
 */
export function isSameSite(url: URL, ours: URL): boolean {
  if (!/^https?:$/.test(url.protocol)) return false
  if (url.host === ours.host) return true
  return url.port === ours.port && loopback.includes(url.hostname) && loopback.includes(ours.hostname)
}
