/** What a page says of itself. */
export interface Head {
  readonly title: string | undefined
  readonly canonical: string | undefined
  /** By name or property; without what every page has. */
  readonly meta: Readonly<Record<string, string>>
  /** The graph of its structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[]
}

const onEveryPage = ['viewport', 'color-scheme', 'csp-nonce']

/** Reads the head of a page as the server wrote it. */
export function readHead(html: string): Head {
  const head = /<head>([^]*?)<\/head>/.exec(html)?.[1] ?? ''
  const meta = [...head.matchAll(/<meta ([^>]*)\/>/g)].flatMap(([, attributes = '']) => {
    const { name, property, content } = attributesOf(attributes)
    const key = property ?? name
    return key === undefined || content === undefined || onEveryPage.includes(key) ? [] : [[key, content] as const]
  })
  const canonical = [...head.matchAll(/<link ([^>]*)\/>/g)]
    .map(([, attributes = '']) => attributesOf(attributes))
    .find(({ rel }) => rel === 'canonical')
  const data = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(head)?.[1]
  const things = data === undefined ? [] : (JSON.parse(data) as { '@graph': Head['things'] })['@graph']
  return {
    title: decoded(/<title>([^]*?)<\/title>/.exec(head)?.[1]),
    canonical: canonical?.['href'],
    meta: Object.fromEntries(meta),
    things,
  }
}

const attributesOf = (text: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, decoded(value)]))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string | undefined) =>
  text?.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
