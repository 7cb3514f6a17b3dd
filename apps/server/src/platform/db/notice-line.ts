import pg from 'pg'

/** Characters of one notice: PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7000
/** The most notices in a second; those beyond are left out. */
const MOST_A_SECOND = 100
const FIRST_RETRY = 500
const LONGEST_RETRY = 30_000

/** Carries short texts between the processes on one database. */
export interface NoticeLine {
  /** To all who listen, this process too, if they can be reached just now; nothing is kept. */
  send(text: string): void
  stop(): Promise<void>
}

interface Wishes {
  readonly channel: string
  hear(text: string): void
  onError(error: unknown): void
}

/**
 * One connection of its own that listens and tells. It is tried again, ever more seldom, while it cannot be made: whoever
 * uses it must do without now and then.
 */
export function openNoticeLine(connection: pg.ClientConfig, { channel, hear, onError }: Wishes): NoticeLine {
  let client: pg.Client | null = null
  let retryAfter = FIRST_RETRY
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let told = { second: 0, count: 0 }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionTimeoutMillis: 5000, ...connection })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      if (client === fresh) client = null
      fresh.end().catch(() => undefined)
      if (isOver) return
      timer = setTimeout(() => void connect(), retryAfter)
      timer.unref()
      retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY)
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = fresh
      retryAfter = FIRST_RETRY
    } catch (error) {
      if (!isOver) onError(error)
      lose()
    }
  }

  const opening = connect()
  return {
    send(text) {
      const second = Math.floor(performance.now() / 1000)
      told = { second, count: told.second === second ? told.count + 1 : 1 }
      if (client === null || told.count > MOST_A_SECOND || text.length > LONGEST) return
      client.query('select pg_notify($1, $2)', [channel, text]).catch(() => undefined)
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await opening
      await client?.end().catch(() => undefined)
    },
  }
}
