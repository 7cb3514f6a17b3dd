import type { TakedownLawType } from './entities/takedown-law.ts'
import type { LawKey } from './law-keys.ts'

/** What a law gives people time for, in days. */
interface LawDays {
  /** Until whoever runs the site has decided on a request. */
  readonly answer: number
  /** In which the member whose thing was removed may object. */
  readonly objection: number
  /** After an objection, in which the claimant may go to court; then the thing shows again. */
  readonly court: number
}

/**
 * The days of each law. DSA 16 wants a decision without undue delay, 20 takes complaints for six months. Law 5651 has 48
 * hours for an answer. The Indian rules give a grievance 15 days, and copies that were taken away 21 days to be forbidden
 * by a court. What a law leaves open is what the American rules have: 14 days.
 */
export const takedownDays: Readonly<Record<LawKey, LawDays>> = {
  dsa: { answer: 7, objection: 183, court: 14 },
  turkey: { answer: 2, objection: 30, court: 14 },
  india: { answer: 15, objection: 30, court: 21 },
  test: { answer: 10, objection: 90, court: 14 },
}

/** What a request tells beside its explanation, by the kind of law that it rests on. */
export const takedownDetails = {
  DMCA: ['work'],
  Trademark: ['trademark', 'registration'],
  GDPR: ['personal_data'],
} as const satisfies Readonly<Record<TakedownLawType, readonly string[]>>

/** One of the things that some kinds of law ask for. */
export type TakedownDetail = (typeof takedownDetails)[TakedownLawType][number]

/** How long after the decision who asked, and what was written, is kept: as long as somebody may go to law about it. */
export const PAPERS_KEPT_DAYS = 1095

/** What is proposed to moderators for a member of whom much was removed by law. They decide: requests can be wrong. */
export type OffenceProposal = { readonly act: 'suspend'; readonly days: number } | { readonly act: 'ban' }

/** What is proposed from how many granted requests on, the most first. What was objected to counts when it stays removed. */
const offenceSteps: readonly { readonly from: number; readonly proposal: OffenceProposal }[] = [
  { from: 5, proposal: { act: 'ban' } },
  { from: 4, proposal: { act: 'suspend', days: 180 } },
  { from: 3, proposal: { act: 'suspend', days: 30 } },
]

/** From how many requests that were granted a member counts as a repeat offender. */
export const REPEAT_OFFENCES = 3

/** What is proposed for so many offences; null below what repeats. */
export const proposalFor = (offences: number): OffenceProposal | null =>
  offenceSteps.find(({ from }) => offences >= from)?.proposal ?? null
