import { type Rate, type RateKind, rates, type TrustLevel, waitMessage } from '@pinfold/contract'
import type { Clock } from '../clock.ts'
import { trustOf } from '../auth/trust.ts'
import { isMember, actorOf, type Viewer } from '../auth/viewer.ts'
import { AppError, type RateStanding } from '../errors/app-error.ts'
import { timeOf } from '../ids/ids.ts'
import { addressKey, type RateLimit } from './rate-limit.ts'
import { type Writer } from '../writing/writer.ts'

/** What was taken: how to give it back, and how the rate stands then; null where nothing is counted. */
export interface TakenRate {
  giveBack(): Promise<void>
  readonly standing: RateStanding | null
}

/** Counts what members do against what they may do in a time. */
export interface MemberRates {
  /**
   * Takes so many. Visitors are counted by their address. Throws `throttled` with the time left.
   */
  take(viewer: Viewer, address: string, kind: RateKind, units?: number): Promise<TakenRate>
  /**
   * Takes so many as a part of the write: where that fails, nothing was taken. Throws `throttled` with the time left.
   */
  takeWithin(writer: Writer, viewer: Viewer, kind: RateKind, units: number): Promise<void>
}

interface MemberRatesDeps {
  readonly rateLimit: RateLimit
  readonly clock: Clock
  /** What the operator multiplies all rates by; null counts nothing. */
  readonly factor: number | null
}

/** Rates of the contract's table, times the operator's factor. */
export function createMemberRates({ rateLimit, clock, factor }: MemberRatesDeps): MemberRates {
  async function take(
    who: Viewer,
    address: string,
    kind: RateKind,
    units: number,
    within?: Writer,
  ): Promise<TakenRate> {
    if (factor === null || units < 1) return nothing
    const rate: Rate = rates[kind]
    const { windowMilliseconds } = rate
    const tries = Math.max(1, Math.round(rate.most[levelOf(who, clock.now())] * factor))
    const key = isMember(who) ? `rate ${kind} ${actorOf(who)}` : `rate ${kind} from ${addressKey(address)}`
    const taken = await rateLimit.takeUnits(key, { tries, windowMilliseconds }, units, within)
    const policy = { name: kind, most: tries, windowSeconds: Math.ceil(windowMilliseconds / 1000) }
    const { secondsLeft } = taken
    if ('giveBack' in taken) {
      return { giveBack: taken.giveBack, standing: { ...policy, left: taken.left, secondsLeft } }
    }
    throw new AppError('throttled', {
      retryAfterSeconds: secondsLeft,
      message: waitMessage(kind, secondsLeft),
      params: { rate: kind, retry_after: secondsLeft },
      standing: { ...policy, left: 0, secondsLeft },
    })
  }
  return {
    take: (who, address, kind, units = 1) => take(who, address, kind, units),
    async takeWithin(writer, who, kind, units) {
      await take(who, '', kind, units, writer)
    },
  }
}

const nothing: TakenRate = { giveBack: () => Promise.resolve(), standing: null }

/** How far whoever asks is trusted. Ids are dated, so the age of an account is known without a question. */
export function levelOf(who: Viewer, now: Date): TrustLevel {
  if (!isMember(who)) return 'new'
  const isEmployee = who.kind === 'employee' && who.actorId === undefined
  const { trust = 0 } = who
  return trustOf({ ageMilliseconds: now.getTime() - timeOf(actorOf(who)), isEmployee, trust })
}
