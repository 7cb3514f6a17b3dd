import { type Endpoint, type Facts, type RateKind, rates } from '@pinfold/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { MemberRates, TakenRate } from './member-rates.ts'

/** A call that is about to be done. */
export interface CountedCall {
  readonly endpoint: Endpoint
  readonly viewer: Viewer
  readonly options: unknown
  readonly request: {
    /** The caller's address. */
    readonly address: string
    /** The program itself calls. */
    readonly isInternal?: true
  }
}

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
  async ({ endpoint, viewer, options, request }: CountedCall): Promise<TakenRate | null> => {
    const counted = request.isInternal === true ? null : countsAs(endpoint.facts.rate, options)
    if (counted === null) return null
    return memberRates.take(viewer, request.address, counted.kind, counted.units)
  }
