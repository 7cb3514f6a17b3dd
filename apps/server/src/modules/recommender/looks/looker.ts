import type { LookOrder } from './look-messages.ts'
import { type LookOutcome, type LookProcess, startLookProcess } from './look-process.ts'

/** Looks at pictures, one after the other, in a process that is there only while there is something to look at. */
export interface Looker {
  /** Never rejects. Somebody waits for `isUrgent` ones: they come before all others. */
  look(order: LookOrder, isUrgent: boolean): Promise<LookOutcome>
  /** The process that lives now. */
  processId(): number | undefined
  close(): Promise<void>
}

interface Waiting {
  readonly order: LookOrder
  readonly answer: (outcome: LookOutcome) => void
}

const IDLE_MILLISECONDS = 30_000
const MOST_MILLISECONDS = 20_000
/** Against slow leaks. */
const LOOKS_OF_A_PROCESS = 2000

/** Its process starts with the first picture and ends when none came for a while. */
export function createLooker(onError: (error: unknown) => void, idleMilliseconds = IDLE_MILLISECONDS): Looker {
  const urgent: Waiting[] = []
  const patient: Waiting[] = []
  let child: LookProcess | undefined
  let looks = 0
  let isLooking = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function lookAt(order: LookOrder): Promise<LookOutcome> {
    if (isClosed) return { ok: false, why: 'failed' }
    if (child?.isFit() !== true || looks >= LOOKS_OF_A_PROCESS) {
      await child?.kill()
      child = startLookProcess(onError, MOST_MILLISECONDS)
      looks = 0
    }
    looks += 1
    return child.run(order)
  }

  async function goOn(): Promise<void> {
    if (isLooking) return
    isLooking = true
    clearTimeout(idle)
    for (let next = urgent.shift() ?? patient.shift(); next; next = urgent.shift() ?? patient.shift())
      next.answer(await lookAt(next.order))
    isLooking = false
    idle = setTimeout(() => {
      void child?.kill()
      child = undefined
    }, idleMilliseconds)
    idle.unref()
  }

  return {
    look: (order, isUrgent) =>
      new Promise((answer) => {
        ;(isUrgent ? urgent : patient).push({ order, answer })
        void goOn()
      }),
    processId: () => (child?.isFit() === true ? child.processId : undefined),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await child?.kill()
    },
  }
}
