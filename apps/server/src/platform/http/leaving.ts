import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds of an end that drops no request. */
export interface LeavingTimes {
  /** Requests are still taken for so long where somebody asks `/ready`, and so has to see first that we go. */
  readonly watched: number
  /** Requests are still taken for so long where nobody watches: each answer tells its client to give the connection up. */
  readonly unwatched: number
  /** From the beginning on; what is not answered by then is cut off, so that everything else can end in order. */
  readonly most: number
}

/** Whether a server is about to end. */
export interface Leaving {
  readonly isNow: boolean
  /** Somebody sends us visitors only while we say that we are ready. */
  noteWatcher(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

const CHECK_MILLISECONDS = 50
/** A request that is on its way when closing begins is read within this. */
const UNUSED_MILLISECONDS = 1000
/** Who asked for `/ready` within this is still watching. */
const WATCHER_MILLISECONDS = 30_000
const AT_ONCE: LeavingTimes = { watched: 0, unwatched: 0, most: Infinity }

/**
 * Closes without dropping a request. First everything is answered as before, but each answer ends its connection; then no
 * connection is taken any more, and those that fall idle are closed. Must be registered before what else hears of the end.
 */
export function leaveGently(app: FastifyInstance, times: LeavingTimes = AT_ONCE): void {
  const connections = new Set<Socket>()
  /** Since when connections are open that nothing came over yet: Node does not call those idle. */
  const openedAt = new Map<Socket, number>()
  const unanswered = new Set<ServerResponse>()
  let isNow = false
  let watchedAt = -Infinity

  app.decorate('leaving', {
    get isNow() {
      return isNow
    },
    noteWatcher: () => (watchedAt = performance.now()),
  })
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    openedAt.set(socket, performance.now())
    socket.once('close', () => {
      connections.delete(socket)
      openedAt.delete(socket)
    })
  })
  app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    openedAt.delete(socket)
    if (isNow) return void (response.shouldKeepAlive = false)
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  app.addHook('preClose', async () => {
    isNow = true
    if (!app.server.listening) return
    const began = performance.now()
    // Also for answers that bypass the framework. What has sent its head already is told with its next answer.
    for (const response of unanswered) if (!response.headersSent) response.shouldKeepAlive = false
    await takeLastRequests(began)
    closeWhatFallsIdle(began)
  })

  async function takeLastRequests(began: number): Promise<void> {
    const isWatched = began - watchedAt < WATCHER_MILLISECONDS
    const until = began + (isWatched ? times.watched : times.unwatched)
    const isNeeded = () => performance.now() < until && (isWatched || connections.size > 0)
    while (isNeeded()) await pause(CHECK_MILLISECONDS)
  }

  function closeWhatFallsIdle(began: number): void {
    const timer = setInterval(() => {
      const isOver = performance.now() - began >= times.most
      // After the network was read: what lies there is a request, and its connection is not idle.
      setImmediate(() => {
        if (isOver) return connections.forEach((socket) => socket.destroy())
        app.server.closeIdleConnections()
        const before = performance.now() - UNUSED_MILLISECONDS
        for (const [socket, opened] of openedAt) if (socket.bytesRead === 0 && opened < before) socket.destroy()
      })
    }, CHECK_MILLISECONDS)
    app.server.once('close', () => clearInterval(timer))
  }
}

/** Ends the network's turn right before the server closes: what has come until then is read, and so is taken. */
export function readBeforeClosing(app: FastifyInstance): void {
  app.addHook('preClose', () => new Promise((resolve) => setImmediate(resolve)))
}
