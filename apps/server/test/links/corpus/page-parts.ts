/** A page of the corpus: bytes as a site of its kind sends them. `ORIGIN` in texts becomes the site's own. */
export interface CorpusPage {
  /** The kind of site that it stands for. */
  readonly kind: string
  readonly html: string
  /** Sent in place of `html` where a charset is its point. */
  readonly bytes?: Uint8Array
  readonly contentType?: string
}

export const og = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`)
    .join('\n')

export const ld = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`

export const page = (head: string, body: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">${head}</head>\n<body>${body}</body></html>`

/** What most sites have around what is meant. */
export const around = (main: string): string => `
<header class="site-header"><a href="/"><img src="/assets/logo-220x120.png" alt="Logo"></a><nav><a href="/a">A</a></nav></header>
${main}
<aside class="sidebar"><h3>More</h3><img src="/ads/ad-600x500.jpg" alt="Advertisement"></aside>
<section class="related-items"><img src="/rel/one-900x900.jpg"><img src="/rel/two-900x900.jpg"></section>
<footer><img src="/assets/payments-400x120.png"><img src="https://www.facebook.com/tr?id=1" width="1" height="1"></footer>`
