import { claimSite, verifySite } from '@pinfold/contract'
import type { Site } from '../links/site.ts'
import type { SignedIn } from '../support/people.ts'

/** Where a claim looks for the file. */
export const PROOF_FILE = '/pinfold-site-verification.txt'

/** The site as claims name it. */
export const domainOf = (site: Pick<Site, 'origin'>) => new URL(site.origin).host

/** Lets a site show whose it is. */
export async function showProof(site: Site, client: SignedIn): Promise<void> {
  const claim = await client.ask(claimSite, { domain: site.origin })
  site.add(PROOF_FILE, { body: `${claim.dns_record}\n`, contentType: 'text/plain' })
}

/** Claims a site and proves it by a file. */
export async function proveSite(site: Site, client: SignedIn): Promise<void> {
  await showProof(site, client)
  await client.ask(verifySite, { domain: domainOf(site), method: 'file' })
}
