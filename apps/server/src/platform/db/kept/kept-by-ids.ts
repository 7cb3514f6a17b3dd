import type { Id } from '../../ids/ids.ts'
import type { Db } from '../db.ts'
import { hearOnce, isReadingAll, noteUnread } from './answer-scope.ts'
import { noteRows } from './noted-rows.ts'
import { keeperOf } from './row-keeper.ts'
import { createRowStore, type KeptRow } from './row-store.ts'

type Find<R> = (db: Db, ids: readonly Id[]) => Promise<R[]>

interface Keeping<R> {
  /** The most that are kept in a process. */
  readonly most: number
  /** Ids of further rows that a row is made of. */
  readonly alsoOf?: (row: R) => readonly Id[]
}

const ofItself = () => []

/**
 * Rows by ids that are the same for every reader, kept in the process until `changing` names them. They are as new as
 * if they were read: what was committed before an answer began is heard before a kept row is used. Rows are shared, so
 * nobody changes them. In transactions they are read. The rows come in any order.
 */
export function keptByIds<R extends KeptRow>(find: Find<R>, { most, alsoOf = ofItself }: Keeping<R>): Find<R> {
  return async (db, ids) => {
    const keeper = keeperOf(db)
    if (keeper === undefined || ids.length === 0 || isReadingAll()) return find(db, ids)
    noteRows(ids)
    if (!(await hearOnce(keeper.hear))) return find(db, ids)
    const store = keeper.storeOf(find, () => createRowStore<R>(most, alsoOf))
    const { rows, missing } = store.look(ids)
    keeper.count(rows.length, missing.length)
    if (missing.length === 0) noteUnread(() => find(db, ids))
    else rows.push(...(await store.read(missing, (wanted) => find(db, wanted))))
    if (alsoOf !== ofItself) noteRows(rows.flatMap(alsoOf))
    return rows
  }
}
