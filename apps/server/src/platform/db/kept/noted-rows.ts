import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '../../ids/ids.ts'

const noting = new AsyncLocalStorage<(id: Id) => void>()

/**
 * Says what is about to be read: a row, or a list that is named by the row it belongs to. A page that visitors will share
 * is dropped when `changing` names one of those it was made of; everywhere else this does nothing.
 */
export function noteRows(ids: readonly Id[]): void {
  const note = noting.getStore()
  if (note) for (const id of ids) note(id)
}

/** Does the work, which makes a page; `note` hears of each row that is noted on the way, before it is read. */
export const withNotedRows = <Made>(note: (id: Id) => void, work: () => Made): Made => noting.run(note, work)
