import type { Id } from '../../ids/ids.ts'
import { type Writer, writeAlone, writeAsSystem } from '../../writing/writer.ts'
import type { Db, Tx } from '../db.ts'
import { deleteOldChanges, insertChangedRows } from './changed-rows.queries.ts'
import { countsOf, rowOf } from './counts.ts'
import { forgetWritten } from './written-rows.ts'

const changed = new WeakMap<Tx, Set<Id>>()

/**
 * The writer, for a statement that changes or deletes these rows, where processes keep such (`keptByIds`): whoever keeps
 * them hears of it with the commit. New rows are kept by nobody yet. Tests refuse a commit that hid a change.
 */
export function changing(writer: Writer, ids: readonly Id[]): Writer {
  const noted = changed.get(writer) ?? new Set<Id>()
  changed.set(writer, noted)
  for (const id of ids) noted.add(id)
  forgetWritten(writer, ids.map(rowOf))
  return writer
}

/**
 * The writer, for a statement that changes nothing but what these rows count, or when something was last done with them.
 * Rows that hold such are dropped (`hasCounts`); what else is named by them, as a member's follows, stays.
 */
export const counting = (writer: Writer, ids: readonly Id[]): Writer => changing(writer, ids.map(countsOf))

/** Writes down what was noted, before the transaction is committed. */
export async function tellChanged(tx: Tx): Promise<void> {
  const noted = changed.get(tx)
  if (noted === undefined || noted.size === 0) return
  await insertChangedRows(writeAsSystem(tx, 'whoever keeps the rows reads them again'), [...noted])
}

/** Longer than a process waits before it lets all go that it kept. */
const LISTED_MINUTES = 30

/** Takes changes off the list that no process asks for any more. */
export async function sweepChangedRows({ db }: { readonly db: Db }): Promise<void> {
  await deleteOldChanges(writeAlone(db, 'what is over is swept'), LISTED_MINUTES)
}
