import { type BlockingAction, bulkEditResource, limits, type Pin, reorderPins, type Section } from '@pinfold/contract'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { watchBoardOperations } from '../../../entities/operation/operations-store.ts'
import { sectionsChanged } from '../../../entities/board/lists/stale-boards.ts'
import { dealtOut, putBack, putBehind, without } from '../../../entities/board/place/list-changes.ts'
import {
  type Choice,
  type Goal,
  goalName,
  isSamePlace,
  type Place,
  type PlaceList,
} from '../../../entities/board/place/place.ts'
import type { Change } from '../../../entities/board/place/use-overlay.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { boardDeskWords } from '../board-desk.words.ts'

type Pages = InfiniteData<{ readonly data: readonly Pin[] }, unknown>

// Wishes about pins are sent one after another, so that the last one wins.
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const mine = last.then(send)
  last = mine.catch(() => undefined)
  return mine
}

/** Writes a change that was granted into the list that was loaded. */
async function settle(queries: QueryClient, { queryKey, more }: PlaceList, change: Change<readonly Pin[]>) {
  const isLoading = queries.getQueryState(queryKey)?.fetchStatus === 'fetching'
  // A page under way would bring back what the list was when it was asked for.
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Pages>(queryKey, (old) => {
    if (!old) return old
    return {
      ...old,
      pages: dealtOut(old.pages, change(old.pages.flatMap(({ data }) => data))),
    }
  })
  // In another order its rows stand elsewhere, on pages that nobody rereads.
  const listOf = ([call, options]: readonly unknown[]) =>
    JSON.stringify([call, { ...(options as object | undefined), sort: null }])
  queries.removeQueries({ type: 'inactive', predicate: (other) => listOf(other.queryKey) === listOf(queryKey) })
  if (isLoading) more.retry()
}

/** PI-06: what can be done with many pins of a wall. All of it shows at once and is taken back where the server refuses. */
export function useWallChanges(place: Place, list: PlaceList) {
  const { board, section } = place
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const locale = useLocale()

  const tooMany = ({ ids, isWhole }: Choice, most: number) => {
    if (isWhole || ids.length <= most) return false
    showToast({ text: boardDeskWords.atMost({ count: most, shown: most.toLocaleString(locale) }) })
    return true
  }
  const which = ({ ids, isWhole }: Choice) =>
    isWhole ? { source_board_id: board.id, source_section_id: section?.id ?? '' } : { pin_ids: [...ids] }
  const leaving =
    ({ ids, isWhole }: Choice): Change<readonly Pin[]> =>
    (rows) =>
      isWhole ? [] : without(rows, ids)

  /** Shows a change, sends it, and then keeps it or takes it back. Answers what goes on in the background, if anything. */
  const make = async (
    change: Change<readonly Pin[]>,
    send: () => Promise<BlockingAction | null>,
    watched?: Goal,
  ): Promise<'done' | 'running' | 'refused'> => {
    const release = list.hold(change)
    try {
      const started = await inTurn(send)
      const finish = async () => {
        await settle(queries, list, change)
        if (started) sectionsChanged(queries)
        if (watched) await revalidate()
        release()
      }
      if (!started || !watched) {
        await finish()
        return 'done'
      }
      watchBoardOperations({
        boardId: watched.board.id,
        boardName: watched.board.name,
        ...(watched.section && { section: { id: watched.section.id, name: watched.section.title } }),
        started,
        onDone: () => void finish(),
      })
      return 'running'
    } catch (error) {
      release()
      showToast({ text: messageOf(error) })
      return 'refused'
    }
  }
  const hrefOf = (goal: Goal) => (goal.section ? links.section(goal.board, goal.section.slug) : links.board(goal.board))
  const started = (answer: { data: { blocking_action: BlockingAction | null } }) => answer.data.blocking_action

  const moveBack = async (ids: readonly string[], before: readonly Pin[]) => {
    const back = { pin_ids: [...ids], board_id: board.id, section_id: section?.id ?? '' }
    const send = async () => started(await call(bulkEditResource.update, back))
    await make((rows) => putBack(rows, before, ids), send, place)
  }
  const moveTo = async (choice: Choice, goal: Goal) => {
    if (isSamePlace(place, goal)) return showToast({ text: boardDeskWords.alreadyIn({ place: goalName(goal) }) })
    if (tooMany(choice, limits.bulkEdit.atOnce)) return
    const before = list.rows
    const to = { board_id: goal.board.id, section_id: goal.section?.id ?? '' }
    const send = async () => started(await call(bulkEditResource.update, { ...which(choice), ...to }))
    if ((await make(leaving(choice), send, goal)) !== 'done') return
    const undo = { label: actionWords.undo, onPress: () => void moveBack(choice.ids, before) }
    showToast({
      text: boardDeskWords.movedTo({ place: goalName(goal) }),
      href: hrefOf(goal),
      ...(!choice.isWhole && { action: undo }),
    })
  }
  const copyTo = async (choice: Choice, goal: Goal) => {
    if (tooMany(choice, limits.bulkEdit.atOnce)) return
    const to = { board_id: goal.board.id, section_id: goal.section?.id ?? '' }
    const send = async () => started(await call(bulkEditResource.create, { ...which(choice), ...to }))
    if ((await make((rows) => rows, send, goal)) !== 'done') return
    if (isSamePlace(place, goal)) void queries.resetQueries({ queryKey: list.queryKey, exact: true })
    showToast({
      text: boardDeskWords.copiedTo({ place: goalName(goal) }),
      action: { label: actionWords.view, href: hrefOf(goal) },
    })
  }
  const remove = async (choice: Choice) => {
    if (tooMany(choice, limits.bulkEdit.atOnce)) return
    const send = async () => started(await call(bulkEditResource.delete, which(choice)))
    if ((await make(leaving(choice), send, place)) !== 'done') return
    showToast({ text: boardDeskWords.pinsDeleted(counted(choice.count, locale)) })
  }
  /** The pins went with the making of a section. */
  const tellSectionMade = async (choice: Choice, made: Section) => {
    await make(leaving(choice), () => Promise.resolve(null), place)
    showToast({ text: boardDeskWords.movedTo({ place: made.title }), href: links.section(board, made.slug) })
  }
  const reorder = (ids: readonly string[], afterId: string | null) => {
    if (tooMany({ ids, isWhole: false, count: ids.length }, limits.bulkEdit.reorderedAtOnce)) return
    const options = { board_id: board.id, pin_ids: [...ids], after_pin_id: afterId ?? '' }
    const send = async () => (await call(reorderPins, options)).data
    void make((rows) => putBehind(rows, ids, afterId), send)
  }
  return { moveTo, copyTo, remove, reorder, tellSectionMade }
}
