import type { Id } from '../../ids/ids.ts'
import type { Db, Tx } from '../db.ts'
import { databaseOf } from '../in-transaction.ts'
import { connectionOf, type TransactionConnection } from '../transaction.ts'
import { isReadingAll } from './answer-scope.ts'
import { keeperOf, type RowKeeper } from './row-keeper.ts'
import type { KeptRow } from './row-store.ts'

/** What a transaction knows of kept rows before it writes. */
interface Known {
  /** By the function that reads such rows, then by id. */
  readonly locked: Map<object, Map<Id, KeptRow>>
  heard: { readonly locks: number; readonly promise: Promise<boolean> } | null
  /** What was read since the latest lock, by the function that read it, then by id. */
  read: { readonly locks: number; readonly rows: Map<object, Map<Id, Promise<unknown>>> }
}

const known = new WeakMap<TransactionConnection, Known>()

function knownOf(connection: TransactionConnection): Known {
  const found = known.get(connection)
  if (found) return found
  const made: Known = { locked: new Map(), heard: null, read: { locks: 0, rows: new Map() } }
  known.set(connection, made)
  return made
}

/**
 * Notes rows as a lock read them, with all that `find` reads: nobody changes them until the transaction ends, so it need not
 * read them again before it writes itself.
 */
export function noteLocked<R extends KeptRow>(
  tx: Tx,
  find: (db: Db, ids: readonly Id[]) => Promise<R[]>,
  rows: readonly R[],
): void {
  const connection = connectionOf(tx)
  if (!connection) return
  const { locked } = knownOf(connection)
  const ofKind = locked.get(find) ?? new Map<Id, KeptRow>()
  locked.set(find, ofKind)
  for (const row of rows) ofKind.set(row.id, row)
}

/** Those of the rows that the transaction locked; none once it has written, nor where everything is read. */
export function lockedRows<R extends KeptRow>(db: Db, find: object, ids: readonly Id[]): R[] {
  const connection = connectionOf(db)
  if (!connection || connection.hasWritten || isReadingAll()) return []
  const ofKind = knownOf(connection).locked.get(find)
  return ofKind === undefined ? [] : ids.flatMap((id) => (ofKind.get(id) as R | undefined) ?? [])
}

/** The database that a transaction is on; of a database, itself. */
export const outsideOf = (db: Db): Db => databaseOf(db as Tx) ?? db

interface BesideLocks {
  readonly base: Db
  readonly keeper: RowKeeper
  /** Hears of what was committed before the latest lock; false where that is not to be known. */
  hear(): Promise<boolean>
  /** Finds a row unless that was done since the latest lock; undefined where there is none. */
  findOnce<R>(find: (db: Db, ids: readonly Id[]) => Promise<R[]>, id: Id): Promise<R | undefined>
}

/** Where a transaction finds kept rows, as new as its locks; undefined once it has written. */
export function keptBesideLocks(db: Db): BesideLocks | undefined {
  const connection = connectionOf(db)
  const base = connection && databaseOf(db as Tx)
  const keeper = base && keeperOf(base)
  if (!connection || !base || !keeper || connection.hasWritten) return undefined
  return {
    base,
    keeper,
    hear() {
      const here = knownOf(connection)
      // What was committed before the lock was had is to be heard after it.
      if (here.heard?.locks !== connection.locks) here.heard = { locks: connection.locks, promise: keeper.hear() }
      return here.heard.promise
    },
    findOnce<R>(find: (db: Db, ids: readonly Id[]) => Promise<R[]>, id: Id) {
      const here = knownOf(connection)
      if (here.read.locks !== connection.locks) here.read = { locks: connection.locks, rows: new Map() }
      const ofKind = here.read.rows.get(find) ?? new Map<Id, Promise<unknown>>()
      here.read.rows.set(find, ofKind)
      const row = ofKind.get(id) ?? find(db, [id]).then((rows) => rows[0])
      ofKind.set(id, row)
      return row as Promise<R | undefined>
    },
  }
}
