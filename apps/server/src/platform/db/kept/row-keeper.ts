import type { Kysely } from 'kysely'
import type pg from 'pg'
import { createPipeline, type Pipeline } from '../pipeline.ts'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'
import { findChangedRows, findSeen, type Seen } from './changed-rows.queries.ts'
import type { Id } from '../../ids/ids.ts'
import type { KeptRow, RowStore } from './row-store.ts'

/** Without asking for so long, it is quicker to begin anew than to hear all that happened. Less than changes are kept for. */
const LONGEST_SILENCE_MILLISECONDS = 4 * 60_000

/** Stands for all rows; whoever changes some by hand writes it into the list. */
const EVERY_ROW: Id = '0'

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
  let line: Pipeline | null = null
  let seen: Seen | null = null
  let heardAt = 0
  let asking: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null

  function clear() {
    seen = null
    for (const store of stores.values()) store.clear()
  }

  function connect(): Pipeline {
    const made: Pipeline = createPipeline(connection, { onError, connections: 1, onLost: lose })
    function lose() {
      if (line !== made) return
      line = null
      clear()
      void made.stop()
    }
    return made
  }

  /** What was asked over a connection that is gone says nothing of what is kept now. */
  async function ask(): Promise<boolean> {
    line ??= connect()
    const asked = line
    if (now() - heardAt > LONGEST_SILENCE_MILLISECONDS) clear()
    try {
      if (seen === null) {
        const began = await findSeen(asked)
        if (asked !== line) return false
        // Readings that began before are of an older moment.
        clear()
        seen = began
      } else {
        const changes = await findChangedRows(asked, seen)
        if (asked !== line) return false
        if (changes.ids.includes(EVERY_ROW)) clear()
        for (const id of changes.ids) for (const store of stores.values()) store.drop(id)
        seen = changes.seen
      }
      heardAt = now()
      return true
    } catch {
      if (asked === line) clear()
      return false
    }
  }

  return {
    hear() {
      // One question serves all that were asked before it is sent; one is on its way at a time.
      next ??= (asking ?? Promise.resolve()).then(() => {
        asking = next
        next = null
        return ask()
      })
      return next
    },
    storeOf<R extends KeptRow>(kind: object, make: () => RowStore<R>): RowStore<R> {
      const known = stores.get(kind)
      if (known) return known as unknown as RowStore<R>
      const made = make()
      stores.set(kind, made as unknown as RowStore<never>)
      return made
    },
    forget: clear,
    get size() {
      return [...stores.values()].reduce((sum, store) => sum + store.size, 0)
    },
    async stop() {
      const last = line
      line = null
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
