import { type BlockingAction, getBoard } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { afterCheck, afterFailure, newWatch, type Watch, watchTimes } from './operation-watch.ts'
import { hasWholeBoardFinished, type PlaceNames, type ToldAction, toldAction } from './told-operations.ts'

/** What is to be watched. */
export interface WatchedBoard {
  readonly boardId: string
  readonly boardName?: string | undefined
  readonly section?: { readonly id: string; readonly name: string } | undefined
  /** What a command answered just now; its end is told even where it comes before anybody looks. */
  readonly started?: BlockingAction | null | undefined
  /** How far work on the whole board is where a card says so; it is watched to its end then, told or not (ST-19). */
  readonly cardProgress?: number | undefined
  /** Once, when nothing runs any more, or when it cannot be found out. */
  readonly onDone?: (() => void) | undefined
  /** Begun by somebody else, or in another window. */
  readonly isFound?: boolean | undefined
}

/** What the toast tells. */
export interface OperationNotice {
  readonly boardId: string
  readonly told: ToldAction
  readonly names: PlaceNames
  /** From 0 to 1. */
  readonly progress: number
  readonly isDone: boolean
}

interface Entry {
  watch: Watch
  readonly names: PlaceNames
  readonly isOwn: boolean
  readonly onDone: Set<() => void>
  timer?: ReturnType<typeof setTimeout>
}

type BoardListener = (boardId: string) => void

const entries = new Map<string, Entry>()
const finishListeners = new Set<BoardListener>()
/** Boards in the order in which something was last said of them; the last one shows. */
const notices = createStore<readonly OperationNotice[]>([])

function say(boardId: string, notice: OperationNotice | null): void {
  notices.change([...notices.read().filter((other) => other.boardId !== boardId), ...(notice ? [notice] : [])])
}

/** CA-06. Throws ER-06 for an answer without what was asked for. */
async function readActions(boardId: string): Promise<readonly BlockingAction[]> {
  const { data } = await call(getBoard, { board_id: boardId, fields: 'board.id,board.blocking_actions' })
  if (!data.blocking_actions) throw new Error('No blocking actions found in the response')
  return data.blocking_actions
}

function plan(boardId: string, entry: Entry): void {
  const { nextCheckAt } = entry.watch
  if (nextCheckAt === null) return
  entry.timer = setTimeout(() => void check(boardId, entry), nextCheckAt - performance.now())
}

async function nextWatch(boardId: string, watch: Watch): Promise<Watch> {
  const askedAt = performance.now()
  try {
    const actions = await readActions(boardId)
    return afterCheck(watch, { actions, askedAt, answeredAt: performance.now() })
  } catch (error) {
    const failed = afterFailure(watch)
    // A board that was merged away has nothing under way any more.
    if (error instanceof ApiFailure) return error.name === 'board_not_found' ? { ...failed, wholeBoard: null } : failed
    // Nobody can do anything about it, but whoever looks into the console.
    console.error(error)
    return failed
  }
}

async function check(boardId: string, entry: Entry): Promise<void> {
  const before = entry.watch
  entry.watch = await nextWatch(boardId, before)
  // Watched anew meanwhile.
  if (entries.get(boardId) !== entry) return
  const { seen, state, wholeBoard, nextCheckAt } = entry.watch
  tellFinish(boardId, before.wholeBoard, wholeBoard)
  if (nextCheckAt === null) {
    entries.delete(boardId)
    for (const listener of entry.onDone) listener()
  } else plan(boardId, entry)
  if (!seen || (state !== 'running' && state !== 'done')) return say(boardId, null)
  const isDone = state === 'done'
  const { names } = entry
  const notice = { boardId, told: seen, names, progress: isDone ? 1 : seen.progress, isDone }
  setTimeout(() => say(boardId, notice), watchTimes.show)
}

function tellFinish(boardId: string, before: number | null, after: number | null): void {
  if (hasWholeBoardFinished(before, after)) for (const listener of finishListeners) listener(boardId)
}

/** ST-17: tells of long work on a board while it runs in the background, and of its end. Call it in the browser only. */
export function watchBoardOperations({
  boardId,
  boardName,
  section,
  started,
  cardProgress,
  onDone,
  isFound = false,
}: WatchedBoard): void {
  const before = entries.get(boardId)
  if (before && cardProgress !== undefined && !started) {
    before.watch = { ...before.watch, isForCard: true, wholeBoard: before.watch.wholeBoard ?? cardProgress }
    return
  }
  if (before) clearTimeout(before.timer)
  const watch = newWatch(performance.now(), {
    seen: (started && toldAction(started)) ?? before?.watch.seen ?? null,
    isForCard: cardProgress !== undefined || before?.watch.isForCard === true,
    wholeBoard: cardProgress ?? before?.watch.wholeBoard ?? null,
  })
  const names = { board: boardName, section: section?.name }
  const isOwn = before?.isOwn === true || (!isFound && Boolean(started))
  const entry: Entry = { watch, names, isOwn, onDone: before?.onDone ?? new Set() }
  if (onDone) entry.onDone.add(onDone)
  entries.set(boardId, entry)
  plan(boardId, entry)
}

/** Tells of work on a board that was found running, begun elsewhere. What is watched already is told as it was. */
export function watchFoundOperations(found: WatchedBoard): void {
  const watched = entries.get(found.boardId)
  if (!watched) watchBoardOperations({ ...found, isFound: true })
  else if (found.onDone) watched.onDone.add(found.onDone)
}

/** Whether work on the board goes on that this tab began; its end is told to whoever began it. */
export const isOwnWork = (boardId: string): boolean => entries.get(boardId)?.isOwn === true

/** ST-19: calls back with each board that must be read anew; answers how to stop. */
export function onWholeBoardFinished(listener: BoardListener): () => void {
  finishListeners.add(listener)
  return () => finishListeners.delete(listener)
}

const lastOf = (all: readonly OperationNotice[]) => all.at(-1) ?? null
export const readOperation = (): OperationNotice | null => lastOf(notices.read())
export const useOperation = (): OperationNotice | null => useStore(notices, lastOf)
export const dismissOperation = (boardId: string): void => say(boardId, null)
