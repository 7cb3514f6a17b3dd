import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '../../ids/ids.ts'
import type { KeptRow } from './row-store.ts'

/** Rows by the function that reads such, then by id. */
export type AnswerRows = Map<object, Map<Id, KeptRow>>

/** One answer that is being made. */
interface Answer {
  /** What was committed before it began is asked for once. */
  heard: Promise<boolean> | null
  /** How to read what came of kept rows alone. */
  unread: (() => Promise<unknown>)[]
  /** Everything is read, as where nothing is kept. */
  readonly isReadingAll?: true
  /** Rows may be changed on the way, so each that is asked for is to be newer than that. */
  readonly isWriting?: true
  /** What was just written for it. */
  written?: AnswerRows
}

/** A refusal comes after a few; what goes on for long is none. */
const MOST_UNREAD = 50

const answers = new AsyncLocalStorage<Answer>()

/** Begins an answer that is made in several pieces: what it answers runs one of them. */
export function beginAnswer(): <T>(piece: () => Promise<T>) => Promise<T> {
  const answer: Answer = { heard: null, unread: [] }
  return (piece) => answers.run(answer, piece)
}

/** Begins a part of the answer that is being made, if any: what that has heard is not asked for again. */
export function beginPart(): <T>(piece: () => Promise<T>) => Promise<T> {
  const whole = answers.getStore()
  const heard = whole === undefined || whole.isWriting ? null : whole.heard
  const part: Answer = { heard, unread: [] }
  return (piece) => answers.run(part, piece)
}

/** Makes an answer that only reads. Kept rows are as new in all of it as when the first was asked for. */
export function answering<T>(make: () => Promise<T>): Promise<T> {
  return answers.getStore() ? make() : beginAnswer()(make)
}

/**
 * Makes the answer to a write that is over: what was changed is heard of, once, and the rows that it wrote itself are known
 * as they were when it was committed.
 */
export function answeringAfterWrite<T>(make: () => Promise<T>): Promise<T> {
  if (isReadingAll()) return make()
  const written = answers.getStore()?.written
  return answers.run({ heard: null, unread: [], ...(written && { written }) }, make)
}

/** What a transaction wrote is there for the answer to it. */
export function bringRows(rows: AnswerRows): void {
  const answer = answers.getStore()
  if (answer?.isWriting) answer.written = rows
}

/** Those of the rows that were just written for the answer that is being made. */
export function broughtRows(find: object, ids: readonly Id[]): KeptRow[] {
  const answer = answers.getStore()
  const byId = answer?.isWriting ? undefined : answer?.written?.get(find)
  return byId === undefined ? [] : ids.flatMap((id) => byId.get(id) ?? [])
}

/** Does what may write: what is read afterwards has to be newer than it. */
export const writing = <T>(work: () => Promise<T>): Promise<T> =>
  answers.run({ heard: null, unread: [], isWriting: true, ...(isReadingAll() && { isReadingAll: true }) }, work)

/** Makes an answer from rows that are read for it, whatever is kept: what it costs at most. */
export const readingAll = <T>(make: () => Promise<T>): Promise<T> =>
  answers.run({ heard: null, unread: [], isReadingAll: true }, make)

/** Whether kept rows are not to be used. */
export const isReadingAll = (): boolean => answers.getStore()?.isReadingAll === true

/** Hears of changes once for each answer, and each time where none is being made. */
export function hearOnce(hear: () => Promise<boolean>): Promise<boolean> {
  const answer = answers.getStore()
  if (!answer || answer.isWriting) return hear()
  answer.heard ??= hear()
  return answer.heard
}

/** Notes that kept rows alone answered what this would have read. */
export function noteUnread(read: () => Promise<unknown>): void {
  const unread = answers.getStore()?.unread
  if (unread !== undefined && unread.length < MOST_UNREAD) unread.push(read)
}

/**
 * Reads what kept rows have answered until now. A refusal does so: the same statements stand behind each, and the time it
 * takes does not say what is hidden and what is missing.
 */
export async function readWhatWasKept(): Promise<void> {
  // Whether they come to anything is all the same.
  await Promise.allSettled((answers.getStore()?.unread.splice(0) ?? []).map((read) => read()))
}
