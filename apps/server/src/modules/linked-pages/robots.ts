import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import type { Outbound } from '../../platform/outbound/outbound.ts'

/** What a site's rules for programs call this one. */
const AGENT = 'Pinfold'

/** Its types speak of a default export that a module of this age does not have. */
const parseRules = robotsParser as unknown as typeof robotsParser.default

const A_DAY = 24 * 3_600_000
const MOST_SITES = 2000
const MOST_BYTES = 512 * 1024

/** What sites allow programs that nobody waits for. */
export interface Robots {
  mayRead(address: string): Promise<boolean>
}

/** Asks each site for its rules (RFC 9309), and keeps them for a day. */
export function createRobots(outbound: Pick<Outbound, 'fetch'>): Robots {
  const rules = new LRUCache<string, Promise<ReturnType<typeof parseRules> | 'all' | 'none'>>({
    max: MOST_SITES,
    ttl: A_DAY,
  })

  async function readRules(origin: string) {
    const url = new URL('/robots.txt', origin)
    const wanted = { url, accept: 'text/plain', mostBytes: MOST_BYTES, atLimit: 'cut' } as const
    // Where nobody answers, nobody will when the page is asked for.
    const answer = await outbound.fetch(wanted).catch(() => null)
    if (answer === null) return 'all'
    // A site that is in trouble wants to be left alone; one without rules has none.
    if (answer.status >= 500) return 'none'
    return answer.status === 200 ? parseRules(url.href, answer.body.toString('utf8')) : 'all'
  }

  return {
    async mayRead(address) {
      const { origin } = new URL(address)
      const asked = rules.get(origin) ?? readRules(origin)
      rules.set(origin, asked)
      const found = await asked
      return typeof found === 'string' ? found === 'all' : found.isAllowed(address, AGENT) !== false
    },
  }
}
