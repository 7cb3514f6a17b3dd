import type { FillDeps } from './filling/fill.ts'
import { hasMembers } from './demonstration.queries.ts'
import type { DemoPlan } from './plan/plan-stories.ts'

export { demoLine, demoSignIn } from './demo-sign-in.ts'

const STATE_KEY = 'demonstration/state.json'
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
  /** Settles when it is filled, or was told to stop; null where nothing is to be filled. */
  readonly filling: Promise<void> | null
  stop(): Promise<void>
}

/**
 * Starts to fill an installation without members, or goes on with what an earlier start began less than a day ago.
 * Without a plan it is filled with the whole demonstration.
 */
export async function startDemonstration(
  deps: FillDeps,
  tell: (line: string) => void,
  complain: (error: unknown) => void,
  plan?: DemoPlan,
): Promise<Demonstration> {
  const state = await readState(deps)
  const now = deps.clock.now().getTime()
  const isOpen = state === null ? !(await hasMembers(deps.db)) : !state.isFinished && now - state.startedAt < A_DAY
  if (!isOpen) return { isHere: state !== null, filling: null, stop: async () => undefined }
  const startedAt = state?.startedAt ?? now
  await writeState(deps, { startedAt, isFinished: false })
  const ending = new AbortController()
  const fillWhole = async () => {
    // The drawings are many files with fonts, which no later start needs.
    const { fill } = await import('./filling/fill.ts')
    const { pins, refused } = await fill(deps, ending.signal, { startedAt: new Date(startedAt), plan })
    await writeState(deps, { startedAt, isFinished: true })
    tell(`The demonstration is complete: ${pins} pictures${refused > 0 ? `, ${refused} steps left out` : ''}.`)
  }
  const filling = fillWhole().catch((error: unknown) => {
    if (!ending.signal.aborted) complain(error)
  })
  return {
    isHere: true,
    filling,
    async stop() {
      ending.abort()
      await filling
    },
  }
}

async function readState({ storage }: FillDeps): Promise<State | null> {
  const stored = await storage.get(STATE_KEY)
  if (!stored) return null
  const chunks: Buffer[] = []
  for await (const chunk of stored.stream) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as State
}

const writeState = ({ storage }: FillDeps, state: State) =>
  storage.put(STATE_KEY, Buffer.from(JSON.stringify(state)), { contentType: 'application/json' })
