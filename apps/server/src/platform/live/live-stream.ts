import { Readable } from 'node:stream'
import type { LiveEvent, MemberId } from '@pinfold/contract'
import type { Id } from '../ids/ids.ts'

/** One open connection of a member. */
export interface LiveStream {
  readonly memberId: MemberId
  readonly sessionId: Id
  /** The number of the last event that was sent. */
  cursor: number
  /** What the connection is fed with. */
  readonly source: Readable
  /** When the client stopped taking what is sent; null while it takes it. */
  readonly stalledSince: number | null
  /** News and places carry their number, which the client comes back with. */
  send(event: LiveEvent, number?: number): void
  /** Says nothing, but keeps proxies from closing the connection. */
  beat(): void
  /** Ends the connection; nothing is sent any more. */
  close(): void
}

interface StreamOf {
  memberId: MemberId
  sessionId: Id
  cursor: number
}

/** Sent at once, so that the client's connection counts as open; clients of a server that went come back spread out. */
const opening = () => `retry: ${500 + Math.floor(Math.random() * 2500)}\n\n`
const BEAT = ': beat\n\n'
const MOST_BUFFERED_BYTES = 64 * 1024

/** A stream of server-sent events; `onRoom` is called when a client that was slow takes more again. */
export function createLiveStream({ memberId, sessionId, cursor }: StreamOf, onRoom: () => void): LiveStream {
  let stalledSince: number | null = null
  let isOver = false
  const source = new Readable({
    highWaterMark: MOST_BUFFERED_BYTES,
    read() {
      if (stalledSince === null) return
      stalledSince = null
      onRoom()
    },
  })
  const push = (text: string) => {
    if (isOver || source.destroyed) return
    if (!source.push(text)) stalledSince ??= performance.now()
  }
  push(opening())
  return {
    memberId,
    sessionId,
    cursor,
    source,
    get stalledSince() {
      return stalledSince
    },
    send(event, number) {
      const id = number === undefined ? '' : `id: ${number}\n`
      push(`${id}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
    },
    beat() {
      if (stalledSince === null) push(BEAT)
    },
    close() {
      if (isOver) return
      isOver = true
      // What waits for a client that takes nothing would hold the connection open.
      if (stalledSince === null) source.push(null)
      else source.destroy()
    },
  }
}
