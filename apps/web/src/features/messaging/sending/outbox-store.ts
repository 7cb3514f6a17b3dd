import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { createStore, useStore } from '../../../ui/store.ts'

/** A message that the server has not taken yet. */
export interface Unsent {
  /** Also the idempotency key: however often it is tried, it arrives once. */
  readonly key: string
  readonly conversationId: string
  /** Who wrote it: browsers are shared. */
  readonly memberId: string
  readonly text: string
  /** When it was written. */
  readonly at: string
  readonly state: 'sending' | 'failed'
  /** Why it was refused, where that says what to do. */
  readonly why?: string | undefined
}

type Send = (unsent: Unsent) => Promise<void>

const NAME = 'unsent-messages'
/** One after the other, so that they arrive in the order in which they were written. */
let turn: Promise<void> = Promise.resolve()

/** What was on its way when the page went may have arrived; trying again finds out. */
function remembered(): Unsent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as Unsent[]
    return kept.map((each) => ({ ...each, state: 'failed', why: undefined }))
  } catch {
    return []
  }
}

const store = createStore<readonly Unsent[]>([], remembered)
export const useUnsent = (): readonly Unsent[] => useStore(store)

function replace(next: readonly Unsent[]) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(next))
  } catch {
    // Without storage they live as long as the page.
  }
  store.change(next)
}

/** Shows it at once and sends it after those before it; what is refused stays and can be tried again. */
export function sendSoon(message: Omit<Unsent, 'state'>, send: Send): void {
  const sending: Unsent = { ...message, state: 'sending', why: undefined }
  replace([...store.read().filter(({ key }) => key !== message.key), sending])
  turn = turn.then(() => tryToSend(sending, send))
}

async function tryToSend(sending: Unsent, send: Send): Promise<void> {
  // Discarded meanwhile.
  if (!store.read().includes(sending)) return
  try {
    await send(sending)
    discardUnsent(sending.key)
  } catch (error) {
    const why = error instanceof ApiFailure && error.name === 'throttled' ? messageOf(error) : undefined
    replace(store.read().map((each) => (each === sending ? { ...sending, state: 'failed', why } : each)))
  }
}

export const discardUnsent = (key: string): void => replace(store.read().filter((each) => each.key !== key))

/** Resolves when nothing is on its way: only then is it known which news is of own messages. */
export const untilSent = (): Promise<void> => turn
