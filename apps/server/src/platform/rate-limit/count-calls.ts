import { type Facts, type RateKind, rates } from '@pinfold/contract'
import type { CountedCall } from '../http/binder.ts'
import type { MemberRates } from './member-rates.ts'

const isKind = (rate: string): rate is RateKind => Object.hasOwn(rates, rate)

/** What a call counts as, and how often, by its parsed options; null where it is not counted. */
function countsAs(rate: Facts['rate'], options: unknown): { kind: RateKind; units: number } | null {
  if (typeof rate === 'object') {
    return { kind: rate.as, units: (options as Record<string, readonly unknown[]>)[rate.each]?.length ?? 0 }
  }
  return isKind(rate) ? { kind: rate, units: 1 } : null
}

/** Counts calls as they come; those that the program makes itself, as for the demonstration, are not. */
export const countCalls =
  (memberRates: MemberRates) =>
  async ({ endpoint, viewer, options, request }: CountedCall): Promise<(() => Promise<void>) | null> => {
    const counted = request.isInternal === true ? null : countsAs(endpoint.facts.rate, options)
    if (counted === null) return null
    return memberRates.take(viewer, request.address, counted.kind, counted.units)
  }
