import type { CountedCall } from '../../platform/rate-limit/count-calls.ts'
import type { TakenRate } from '../../platform/rate-limit/member-rates.ts'
import type { StandingBlocks } from './blocks/standing-blocks.ts'
import type { AbuseNotes } from './marks/note-acts.ts'
import { saidBy } from './said-by-call.ts'

interface GuardDeps {
  readonly abuseBlocks: StandingBlocks
  readonly abuseNotes: AbuseNotes
}

type CountCall = (call: CountedCall) => Promise<TakenRate | null>

/**
 * Stands before every call: what says something that is blocked is refused, and what was done is noted once it is counted.
 * What the program itself does, as for the demonstration, is not looked at.
 */
export const guardCalls =
  ({ abuseBlocks, abuseNotes }: GuardDeps, countCall: CountCall): CountCall =>
  async (call) => {
    const said = call.request.isInternal === true ? null : saidBy(call.endpoint, call.options)
    if (said === null) return countCall(call)
    await abuseBlocks.refuse(said)
    const taken = await countCall(call)
    const forget = abuseNotes.note(call.viewer, call.request.address, said)
    return {
      standing: taken?.standing ?? null,
      async giveBack() {
        forget()
        await taken?.giveBack()
      },
    }
  }
