import type pg from 'pg'

/** What `pg` has of a socket beyond its types. */
interface Socket {
  cork(): void
  uncork(): void
  destroy(): void
}

/** The socket of a connection. */
export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * What to call before each statement, so that those of one turn of the event loop leave in one write: a write costs more
 * than making a statement.
 */
export function gathering(client: pg.ClientBase): () => void {
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    const socket = socketOf(client)
    socket.cork()
    setImmediate(() => {
      isCorked = false
      socket.uncork()
    })
  }
}
