/** The value of a cookie of this page, undefined where there is none. */
export function readCookie(name: string, cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return decodeURIComponent(value.join('='))
  }
  return undefined
}

/** The token every write repeats in a header. The server takes a pair made by the client where it gave none itself. */
export function csrfToken(): string {
  const given = readCookie('csrftoken', document.cookie)
  if (given !== undefined && given !== '') return given
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  document.cookie = `csrftoken=${made}; path=/; SameSite=Lax`
  return made
}
