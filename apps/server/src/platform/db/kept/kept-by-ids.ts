import type { Id } from '../../ids/ids.ts'
import type { Db } from '../db.ts'
import { connectionOf } from '../transaction.ts'
import { broughtRows, hearOnce, isReadingAll, noteUnread } from './answer-scope.ts'
import { noteRows } from './noted-rows.ts'
import { keeperOf, type RowKeeper } from './row-keeper.ts'
import { keptBesideLocks, lockedRows, outsideOf } from './rows-under-locks.ts'
import { createRowStore, type KeptRow } from './row-store.ts'

type Find<R> = (db: Db, ids: readonly Id[]) => Promise<R[]>

interface Keeping<R> {
  /** The most that are kept in a process. */
  readonly most: number
  /** Ids of further rows that a row is made of. */
  readonly alsoOf?: (row: R) => readonly Id[]
  /** A row holds what `counting` changes. */
  readonly hasCounts?: true
}

/** Finds rows by ids, and keeps them. */
export interface KeptFind<R> extends Find<R> {
  /** Rows that are found by something else than their ids: read each time, and kept for who asks by id next. */
  found(db: Db, read: (db: Db) => Promise<R[]>): Promise<R[]>
}

const ofItself = () => []

/**
 * Rows by ids that are the same for every reader, kept in the process until `changing` names them. They are as new as
 * if they were read: what was committed before an answer began is heard before a kept row is used. Rows are shared, so
 * nobody changes them. A transaction uses them until it writes, as new as its locks. The rows come in any order.
 */
export function keptByIds<R extends KeptRow>(find: Find<R>, keeping: Keeping<R>): KeptFind<R> {
  const { alsoOf = ofItself } = keeping
  const storeIn = (keeper: RowKeeper) => keeper.storeOf(find, () => createRowStore<R>({ ...keeping, alsoOf }))

  const findKept: Find<R> = async (db, ids) => {
    if (ids.length === 0 || isReadingAll()) return find(db, ids)
    const known = connectionOf(db) ? lockedRows<R>(db, findKept, ids) : (broughtRows(findKept, ids) as R[])
    // A refusal ends the transaction first.
    if (known.length > 0) noteUnread(() => find(outsideOf(db), ids))
    const others = known.length === 0 ? ids : ids.filter((id) => !known.some((row) => row.id === id))
    if (others.length === 0) return known
    return [...known, ...(await findOthers(db, others))]
  }

  const findOthers: Find<R> = async (db, ids) => {
    const beside = keptBesideLocks(db)
    const base = beside?.base ?? db
    const keeper = beside?.keeper ?? keeperOf(db)
    if (keeper === undefined) return find(db, ids)
    noteRows(ids)
    if (!(await (beside ? beside.hear() : hearOnce(keeper.hear)))) return find(db, ids)
    const store = storeIn(keeper)
    const { rows, missing } = store.look(ids)
    keeper.count(rows.length, missing.length)
    if (missing.length === 0) noteUnread(() => find(base, ids))
    else rows.push(...(await store.read(missing, (wanted) => find(base, wanted))))
    if (alsoOf !== ofItself) noteRows(rows.flatMap(alsoOf))
    return rows
  }

  const found: KeptFind<R>['found'] = async (db, read) => {
    const keeper = isReadingAll() || keptBesideLocks(db) ? undefined : keeperOf(db)
    if (keeper === undefined || !(await hearOnce(keeper.hear))) return read(db)
    const rows = await storeIn(keeper).read([], () => read(db))
    noteRows(rows.flatMap((row) => [row.id, ...alsoOf(row)]))
    return rows
  }

  return Object.assign(findKept, { found })
}
