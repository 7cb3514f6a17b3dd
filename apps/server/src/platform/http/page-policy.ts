interface PolicyOptions {
  readonly mediaOrigin: string
  /** Lets the development server's own scripts and sockets through. */
  readonly isDevelopment: boolean
}

/** What a page allows beside its own files: a nonce of one answer, or hashes of texts. */
interface Allowed {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Allows what carries the nonce. */
export const byNonce = (nonce: string): Allowed => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] })

/** A page's content security policy. */
export function pagePolicy({ mediaOrigin, isDevelopment }: PolicyOptions, { scripts, styles }: Allowed): string {
  const scriptSources = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts
  const styleSources = isDevelopment ? ["'unsafe-inline'"] : styles
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src-elem 'self'", ...styleSources].join(' '),
    // Sizes of cards are set on the elements themselves.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${mediaOrigin}`,
    `media-src 'self' blob: ${mediaOrigin}`,
    `connect-src 'self' ${mediaOrigin} ${isDevelopment ? 'ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
