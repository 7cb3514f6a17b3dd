import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** One statement as it was sent. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What was sent on one connection between taking it from the pool and giving it back. */
export interface Checkout {
  readonly statements: SentStatement[]
  /** Order of taking it and of giving it back. */
  readonly takenAt: number
  givenAt: number
}

/** A pool that notes what goes through it. */
export interface RecordingPool {
  readonly pool: PostgresPool
  /** Runs the work and answers its result, with everything that was sent meanwhile. One at a time. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; checkouts: readonly Checkout[] }>
}

/** Wraps the product's pool. */
export function createRecordingPool(inner: PostgresPool): RecordingPool {
  let noted: Checkout[] = []
  let order = 0
  const pool: PostgresPool = {
    async connect() {
      const checkout: Checkout = { statements: [], takenAt: order++, givenAt: Number.POSITIVE_INFINITY }
      noted.push(checkout)
      const client = await inner.connect()
      return {
        query(text: string, values: readonly unknown[] = []) {
          checkout.statements.push({ text, values })
          return client.query(text, values)
        },
        release() {
          checkout.givenAt = order++
          client.release()
        },
      } as unknown as PostgresPoolClient
    },
    end: () => inner.end(),
  } as PostgresPool
  return {
    pool,
    async record(work) {
      noted = []
      const result = await work()
      return { result, checkouts: noted.filter(({ statements }) => statements.length > 0) }
    },
  }
}

/**
 * What was sent on all connections, in waves: checkouts of one wave did not wait for each other, and a wave starts
 * when the one before it has ended.
 */
export function inWaves(
  checkouts: readonly Pick<Checkout, 'statements' | 'takenAt' | 'givenAt'>[],
): SentStatement[][][] {
  const waves: SentStatement[][][] = []
  const waveOf = new Map<(typeof checkouts)[number], number>()
  for (const checkout of checkouts.toSorted((a, b) => a.takenAt - b.takenAt)) {
    const before = checkouts.filter(({ givenAt }) => givenAt < checkout.takenAt).map((each) => waveOf.get(each) ?? 0)
    const wave = before.length === 0 ? 0 : Math.max(...before) + 1
    waveOf.set(checkout, wave)
    ;(waves[wave] ??= []).push(checkout.statements)
  }
  return waves
}
