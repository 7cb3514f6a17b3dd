import type { Id } from '../../ids/ids.ts'
import type { Db, Tx } from '../db.ts'
import { connectionOf, type TransactionConnection } from '../transaction.ts'
import { type AnswerRows, bringRows } from './answer-scope.ts'
import type { KeptRow } from './row-store.ts'

const written = new WeakMap<TransactionConnection, AnswerRows>()

/**
 * Notes rows as a statement wrote them, with all that `find` reads: they stay so until the commit, so the answer to the write
 * need not read them again. What is changed once more after that is forgotten again (`changing`).
 */
export function noteWritten<R extends KeptRow>(
  tx: Tx,
  find: (db: Db, ids: readonly Id[]) => Promise<R[]>,
  rows: readonly R[],
): void {
  const connection = connectionOf(tx)
  if (!connection) return
  const ofKind = written.get(connection) ?? new Map<object, Map<Id, KeptRow>>()
  written.set(connection, ofKind)
  const byId = ofKind.get(find) ?? new Map<Id, KeptRow>()
  ofKind.set(find, byId)
  for (const row of rows) byId.set(row.id, row)
}

/** These rows are about to change. */
export function forgetWritten(tx: Tx, ids: readonly Id[]): void {
  const connection = connectionOf(tx)
  const rows = connection && written.get(connection)
  if (rows) for (const byId of rows.values()) for (const id of ids) byId.delete(id)
}

/** The transaction is committed: the answer to it may be made of what it wrote. */
export function bringWritten(tx: Tx): void {
  const connection = connectionOf(tx)
  const rows = connection && written.get(connection)
  if (rows) bringRows(rows)
}
