import type { BlockingAction } from '@pinfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operationText } from './operation-text.ts'
import { dismissOperation, onWholeBoardFinished, readOperation, watchBoardOperations } from './operations-store.ts'

/** What the toast says. */
function shown() {
  const notice = readOperation()
  return notice && { ...notice, text: operationText(notice.told, notice.isDone, notice.names) }
}

const merging: BlockingAction = {
  id: '1',
  created_timestamp: 0,
  progress: 0.5,
  section_id: '-1',
  action_type: 7172,
  board_id: '2',
  is_origin: false,
}

/** What the server answers, one after the other; the last one again and again. */
function answering(...answers: readonly (object | number)[]) {
  const asked: number[] = []
  const from = performance.now()
  vi.stubGlobal('location', { pathname: '/ana/_boards', search: '' })
  vi.stubGlobal('fetch', (url: string) => {
    expect(url).toBe('/v3/boards/2/?fields=board.id%2Cboard.blocking_actions')
    const answer = answers[Math.min(asked.push(performance.now() - from), answers.length) - 1]
    if (typeof answer === 'object') return Response.json({ resource_response: { status: 'success', data: answer } })
    const error = { name: answer === 404 ? 'board_not_found' : 'unexpected', code: 1, http_status: answer, message: '' }
    return Response.json({ resource_response: { status: 'failure', error } }, { status: answer ?? 500 })
  })
  return asked
}
const running = { id: '2', blocking_actions: [merging] }
const nothing = { id: '2', blocking_actions: [] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissOperation('2')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ST-17 BC-02 CA-06 the toast shows 100 ms after the check at 2,000 ms, and tells the end 5,000 ms later', async () => {
  const asked = answering(running, nothing)
  watchBoardOperations({ boardId: '2', boardName: 'Bread' })
  await vi.advanceTimersByTimeAsync(2099)
  expect(readOperation()).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toMatchObject({ text: 'Merging into Bread…', progress: 0.5, isDone: false })
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown()).toMatchObject({ text: 'Merged into Bread', isDone: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([2000, 7000])
})

test('ST-17 a board on which nothing runs is asked about once, and nothing is told', async () => {
  const asked = answering(nothing)
  const onDone = vi.fn()
  watchBoardOperations({ boardId: '2', onDone })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, readOperation()]).toEqual([[2000], null])
  expect(onDone).toHaveBeenCalledOnce()
})

test('ST-17 what was started here is told when it is done before anybody asked', async () => {
  answering(nothing)
  watchBoardOperations({ boardId: '2', boardName: 'Bread', started: merging })
  await vi.advanceTimersByTimeAsync(2100)
  expect(shown()).toMatchObject({ text: 'Merged into Bread', isDone: true })
})

test('ST-18 a check that fails is the last one, and takes the toast away', async () => {
  const asked = answering(running, 500)
  watchBoardOperations({ boardId: '2' })
  await vi.advanceTimersByTimeAsync(2100)
  expect(readOperation()).not.toBe(null)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, readOperation()]).toEqual([[2000, 7000], null])
})

test('ER-06 an answer without the operations is told to the console alone', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  answering({ id: '2' })
  watchBoardOperations({ boardId: '2' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.mock.calls).toEqual([[new Error('No blocking actions found in the response')]])
  expect(readOperation()).toBe(null)
  told.mockRestore()
})

test('ST-19 a card is told when the work on its whole board has ended, or the board with it', async () => {
  const origin = { id: '2', blocking_actions: [{ ...merging, is_origin: true }] }
  for (const end of [nothing, { id: '2', blocking_actions: [{ ...merging, progress: 1 }] }, 404]) {
    const finished: string[] = []
    const stop = onWholeBoardFinished((boardId) => finished.push(boardId))
    answering(origin, end)
    watchBoardOperations({ boardId: '2', cardProgress: 0.1 })
    await vi.advanceTimersByTimeAsync(6999)
    expect(finished).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(finished).toEqual(['2'])
    stop()
  }
})
