import { type ClaimMethod, siteDomainOf } from '@pinfold/contract'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import type { TxtRecords } from '../../../platform/outbound/txt-records.ts'
import type { PageParser } from '../../links/index.ts'
import { FILE_NAME, proofTexts } from './proof-texts.ts'

/** What looking for proofs needs. */
export interface ProofDeps {
  readonly outbound: Outbound
  readonly pageParser: PageParser
  readonly txtRecords: TxtRecords
}

/** What came of it; `address` is the site's own page. */
export type Proof = { readonly kind: 'found'; readonly address: string } | { readonly kind: 'missing' | 'unreachable' }

interface Wanted {
  readonly domain: string
  readonly token: string
}

const PAGE_BYTES = 5 * 1024 * 1024
const FILE_BYTES = 10_000
/** For each of the site's addresses; somebody waits. */
const milliseconds = 5000

/** Looks whether the site shows the proof, in one of the ways. */
export const findProof = (deps: ProofDeps, method: ClaimMethod, wanted: Wanted): Promise<Proof> =>
  ({ meta: byMeta, file: byFile, dns: byRecord })[method](deps, wanted)

async function byMeta({ outbound, pageParser }: ProofDeps, wanted: Wanted): Promise<Proof> {
  return onSite(wanted, async (origin) => {
    const answer = await outbound.fetch({
      url: new URL('/', origin),
      accept: 'text/html,application/xhtml+xml',
      mostBytes: PAGE_BYTES,
      atLimit: 'cut',
      milliseconds,
    })
    if (!isOfSite(answer, wanted.domain)) return false
    const { body: bytes, contentType, url } = answer
    const outcome = await pageParser.parse({ bytes, contentType, url: url.href })
    return outcome.ok && outcome.page.siteProofs.includes(wanted.token)
  })
}

async function byFile({ outbound }: ProofDeps, wanted: Wanted): Promise<Proof> {
  return onSite(wanted, async (origin) => {
    const answer = await outbound.fetch({
      url: new URL(`/${FILE_NAME}`, origin),
      accept: 'text/plain',
      mostBytes: FILE_BYTES,
      atLimit: 'cut',
      milliseconds,
    })
    if (!isOfSite(answer, wanted.domain)) return false
    return (
      answer.body
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim() === proofTexts(wanted.token).dns_record
    )
  })
}

async function byRecord({ txtRecords }: ProofDeps, { domain, token }: Wanted): Promise<Proof> {
  try {
    const texts = await txtRecords.of(new URL(`https://${domain}`).hostname)
    const isFound = texts.some((text) => text.trim() === proofTexts(token).dns_record)
    return isFound ? { kind: 'found', address: `https://${domain}/` } : { kind: 'missing' }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Looks at the site's secure address first, then at the other one; `www.` where the short name leads nowhere. */
async function onSite({ domain }: Wanted, hasProof: (origin: string) => Promise<boolean>): Promise<Proof> {
  let kind: 'missing' | 'unreachable' = 'unreachable'
  for (const address of [`https://${domain}`, `https://www.${domain}`, `http://${domain}`]) {
    // An address of numbers has no longer name.
    const origin = URL.parse(address)?.origin
    if (origin === undefined) continue
    try {
      if (await hasProof(origin)) return { kind: 'found', address: `${origin}/` }
      kind = 'missing'
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
    }
  }
  return { kind }
}

/** A proof that a redirect leads to on another site is that site's. */
const isOfSite = ({ status, url }: { status: number; url: URL }, domain: string) =>
  status >= 200 && status <= 299 && siteDomainOf(url.href) === domain
