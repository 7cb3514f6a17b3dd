import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { CacheFigures } from '../../metrics/figures.ts'
import { createPipeline, type Pipeline } from '../pipeline.ts'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'
import { findChangedRows, findSeen, type Seen } from './changed-rows.queries.ts'
import type { Id } from '../../ids/ids.ts'
import { isOfCounts, rowOf } from './counts.ts'
import type { KeptRow, RowStore } from './row-store.ts'

/** Without asking for so long, it is quicker to begin anew than to hear all that happened. Less than changes are kept for. */
const LONGEST_SILENCE_MILLISECONDS = 4 * 60_000

/** Everybody waits for its answer, and beginning anew is cheap. */
const PATIENCE_MILLISECONDS = 5000

/** Where many ask at a time, the next question waits so long after the last, for those who come meanwhile. */
const GATHERING_MILLISECONDS = 1

/** Stands for all rows; whoever changes some by hand writes it into the list. */
const EVERY_ROW: Id = '0'

/** What a row takes with all that is made of it, roughly. */
const ROW_BYTES = 4000

/** Keeps rows of a database in this process, each until it is heard that it changed. */
export interface RowKeeper {
  /**
   * Hears of everything that was committed before it was called, and drops it. False where that cannot be heard just now:
   * then nothing is kept, and rows have to be read.
   */
  hear(): Promise<boolean>
  /** The rows of a kind; made at its first use. */
  storeOf<R extends KeptRow>(kind: object, make: () => RowStore<R>): RowStore<R>
  /** Drops all rows. */
  forget(): void
  /** How many rows are kept. */
  readonly size: number
  /** From now on hears of what changed: the ids, or null where it may be anything. */
  onChanged(hear: (ids: readonly Id[] | null) => void): void
  /** Counts lookups, for the figures. */
  count(hits: number, misses: number): void
  figures(): CacheFigures
  stop(): Promise<void>
}

interface KeeperOptions {
  onError(error: Error): void
  /** Milliseconds that never go back. */
  now?: () => number
}

/**
 * A keeper with a connection of its own: what it keeps is as good as that connection, since a server that ends takes the
 * list of changes with it, and its connections.
 */
export function createRowKeeper(
  connection: pg.ClientConfig,
  { onError, now = () => performance.now() }: KeeperOptions,
): RowKeeper {
  const stores = new Map<object, RowStore<never>>()
  const listeners: ((ids: readonly Id[] | null) => void)[] = []
  const lookups = { hits: 0, misses: 0 }
  let isOver = false
  let line: Pipeline | null = null
  let seen: Seen | null = null
  let heardAt = 0
  let asking: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null
  let waiting = 0
  let served = 0

  function clear() {
    seen = null
    for (const store of stores.values()) store.clear()
    for (const tell of listeners) tell(null)
  }

  function drop(ids: readonly Id[]) {
    if (ids.includes(EVERY_ROW)) return clear()
    if (ids.length === 0) return
    for (const id of ids) for (const store of stores.values()) dropFrom(store, id)
    const rows = ids.map(rowOf)
    for (const tell of listeners) tell(rows)
  }

  function dropFrom(store: RowStore<never>, id: Id) {
    if (isOfCounts(id)) store.dropCounts(rowOf(id))
    else store.drop(id)
  }

  const countRows = () => [...stores.values()].reduce((sum, store) => sum + store.size, 0)

  function connect(): Pipeline {
    // Of a list that grows and is emptied all the time nothing is known that a plan could be chosen by.
    const settings = ['set enable_seqscan = off', 'set enable_bitmapscan = off']
    const made: Pipeline = createPipeline(connection, {
      onError,
      connections: 1,
      onLost: lose,
      settings,
      patienceMilliseconds: PATIENCE_MILLISECONDS,
    })
    function lose() {
      if (line !== made) return
      line = null
      clear()
      void made.stop()
    }
    return made
  }

  async function ask(): Promise<boolean> {
    try {
      return !isOver && (await hearOver((line ??= connect())))
    } catch {
      clear()
      return false
    }
  }

  async function hearOver(asked: Pipeline): Promise<boolean> {
    if (now() - heardAt > LONGEST_SILENCE_MILLISECONDS) clear()
    const before = seen
    const { ids, seen: after } = before
      ? await findChangedRows(asked, before)
      : { ids: [], seen: await findSeen(asked) }
    // What was asked over a connection that is gone says nothing of what is kept now.
    if (asked !== line) return false
    // Also of a process that was asleep, whose own clock says nothing of it.
    const isTooLong = before === null || after.at - before.at > LONGEST_SILENCE_MILLISECONDS
    // Readings that began before are of an older moment.
    if (isTooLong) clear()
    else drop(ids)
    seen = after
    heardAt = now()
    return true
  }

  async function askNext(last: Promise<boolean> | null): Promise<boolean> {
    await last
    // Whoever asks alone never waits.
    if (served > 1 && now() - heardAt < GATHERING_MILLISECONDS) await pause(GATHERING_MILLISECONDS)
    asking = next
    next = null
    served = waiting
    waiting = 0
    return ask()
  }

  return {
    hear() {
      // One question serves all that were asked before it is sent; one is on its way at a time.
      next ??= askNext(asking)
      waiting += 1
      return next
    },
    storeOf<R extends KeptRow>(kind: object, make: () => RowStore<R>): RowStore<R> {
      const known = stores.get(kind)
      if (known) return known
      const made = make()
      stores.set(kind, made as unknown as RowStore<never>)
      return made
    },
    forget: clear,
    onChanged: (hear) => void listeners.push(hear),
    count(hits, misses) {
      lookups.hits += hits
      lookups.misses += misses
    },
    figures() {
      const entries = countRows()
      return { entries, bytes: entries * ROW_BYTES, ...lookups }
    },
    get size() {
      return countRows()
    },
    async stop() {
      isOver = true
      const last = line
      line = null
      clear()
      await last?.stop()
    },
  }
}

const keepers = new WeakMap<Db, RowKeeper>()

/** Lets rows of this database be kept, where they are read outside of transactions. */
export function keepRows(db: Kysely<Tables>, keeper: RowKeeper): void {
  keepers.set(db, keeper)
}

/** The keeper of a database; none of a transaction. */
export const keeperOf = (db: Db): RowKeeper | undefined => keepers.get(db)
