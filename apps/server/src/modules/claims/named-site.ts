import { limits, siteDomainOf } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { typedAddress } from '../links/index.ts'
import { claimRefusalWords } from './claim-refusals.words.ts'

/** The site that somebody typed, as a name or an address of a page on it. Throws `invalid_link`, `rule_broken`. */
export function namedSite(typed: string, { publicUrl }: { readonly publicUrl: URL }, field = 'domain'): string {
  const domain = siteDomainOf(typedAddress(typed, field).href)
  if (domain === null || domain.length > limits.claimedSites.longestDomain)
    throw new AppError('invalid_link', { field })
  if (domain === siteDomainOf(publicUrl.href))
    throw new AppError('rule_broken', { field, detail: `${field}: ${claimRefusalWords.ownSite}` })
  return domain
}
