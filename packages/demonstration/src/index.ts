import { demoLine, demoOwner, ownerLine } from './demo-sign-in.ts'
import type { DemoPlan } from './plan/plan-stories.ts'
import type { DemonstrationPort } from './port.ts'

export { demoPassword, demoSignIn } from './demo-sign-in.ts'
export type {
  Browser,
  BrowserTraits,
  CallManner,
  DemonstrationPort,
  Onlooker,
  SeenPins,
  WrittenArticle,
} from './port.ts'

const A_DAY = 24 * 60 * 60 * 1000

interface State {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly isFinished: boolean
}

/** The demonstration that fills a new installation, in the background. */
export interface Demonstration {
  /** Whether this installation was filled, or is being filled. */
  readonly isHere: boolean
  /** Who to log in as, for the operator. */
  readonly signInLine: string
  /** Settles when it is filled, or was told to stop; null where nothing is to be filled. */
  readonly filling: Promise<void> | null
  stop(): Promise<void>
}

/**
 * Starts to fill an installation without members, or goes on with what an earlier start began less than a day ago.
 * Without a plan it is filled with the whole demonstration.
 */
export async function startDemonstration(port: DemonstrationPort, plan?: DemoPlan): Promise<Demonstration> {
  const state = await readState(port)
  const now = port.now().getTime()
  const isOpen = state === null ? !(await port.hasMembers()) : !state.isFinished && now - state.startedAt < A_DAY
  const signInLine = demoLine(port.secret)
  if (!isOpen) return { isHere: state !== null, signInLine, filling: null, stop: async () => undefined }
  const startedAt = state?.startedAt ?? now
  await writeState(port, { startedAt, isFinished: false })
  if (await port.makeOwner(demoOwner(port.secret))) port.tell(ownerLine(port.secret))
  const ending = new AbortController()
  const fillWhole = async () => {
    // The drawings are many files with fonts, which no later start needs.
    const { fill } = await import('./filling/fill.ts')
    const { pins, refused } = await fill(port, ending.signal, { startedAt: new Date(startedAt), plan })
    await writeState(port, { startedAt, isFinished: true })
    port.tell(`The demonstration is complete: ${pins} pictures${refused > 0 ? `, ${refused} steps left out` : ''}.`)
  }
  const filling = fillWhole().catch((error: unknown) => {
    if (!ending.signal.aborted) port.complain(error)
  })
  return {
    isHere: true,
    signInLine,
    filling,
    async stop() {
      ending.abort()
      await filling
    },
  }
}

async function readState(port: DemonstrationPort): Promise<State | null> {
  const state = await port.readState()
  return state === null ? null : (JSON.parse(state) as State)
}

const writeState = (port: DemonstrationPort, state: State) => port.writeState(JSON.stringify(state))
