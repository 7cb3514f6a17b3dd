import type { BlockingAction } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { afterCheck, afterFailure, newWatch } from './operation-watch.ts'
import { operationText } from './operation-text.ts'
import { hasWholeBoardFinished, runningAction, toldAction } from './told-operations.ts'

const action = (changes: Partial<BlockingAction> = {}): BlockingAction => ({
  id: '1',
  created_timestamp: 0,
  progress: 0.5,
  section_id: '-1',
  action_type: 7172,
  board_id: '2',
  is_origin: false,
  ...changes,
})
const check = (actions: readonly BlockingAction[], askedAt: number, answeredAt = askedAt + 20) => ({
  actions,
  askedAt,
  answeredAt,
})

test('ST-17 BC-02 the first check is after 2,000 ms, the others every 5,000 ms until nothing runs', () => {
  const begun = newWatch(10_000)
  expect(begun).toMatchObject({ state: 'waiting', nextCheckAt: 12_000 })
  const running = afterCheck(begun, check([action()], 12_000))
  expect(running).toMatchObject({ state: 'running', nextCheckAt: 17_000 })
  const done = afterCheck(running, check([action({ progress: 1 })], 17_000))
  expect(done).toMatchObject({ state: 'done', nextCheckAt: null, seen: { operation: 'merge' } })
})

test('ST-17 BC-02 a slow answer leaves a second before the next check', () => {
  expect(afterCheck(newWatch(0), check([action()], 2000, 9000)).nextCheckAt).toBe(10_000)
})

test('ST-17 nothing is told where nothing ran, but what was started here is told when it is done', () => {
  expect(afterCheck(newWatch(0), check([], 2000))).toMatchObject({ state: 'over', nextCheckAt: null })
  const started = newWatch(0, { seen: toldAction(action()) })
  expect(afterCheck(started, check([], 2000))).toMatchObject({ state: 'done', nextCheckAt: null })
})

test('ST-18 a check that fails ends it', () => {
  const running = afterCheck(newWatch(0), check([action()], 2000))
  expect(afterFailure(running)).toMatchObject({ state: 'over', nextCheckAt: null })
})

test('ST-18 only the operations that are told count, by all their codes', () => {
  const told = [7172, 7173, 900, 7158, 7109, 901, 7108, 7100, 22, 7102, 1].map(
    (action_type) => runningAction([action({ action_type })])?.operation ?? null,
  )
  const pins = ['delete_pins', 'delete_pins', 'delete_pins', 'move_pins', 'move_pins']
  expect(told).toEqual(['merge', 'merge', ...pins, 'create_section', null, null, null])
})

test('ST-18 of the board that things are taken from, only deleting is told', () => {
  const told = [7172, 901, 7100, 900].map(
    (action_type) => runningAction([action({ action_type, is_origin: true })])?.operation ?? null,
  )
  expect(told).toEqual([null, null, null, 'delete_pins'])
})

test('ST-18 the words say whether it is a section or a board', () => {
  const textOf = (changes: Partial<BlockingAction>, isDone = false) => {
    const told = toldAction(action(changes))
    return told && operationText(told, isDone, { board: 'Bread', section: 'Rye' })
  }
  expect(textOf({})).toBe('Merging into Bread…')
  expect(textOf({}, true)).toBe('Merged into Bread')
  expect(textOf({ section_id: '5' })).toBe('Merging into Rye…')
  expect(textOf({ action_type: 901, section_id: '5' }, true)).toBe('Pins moved to Rye')
  expect(textOf({ action_type: 900 })).toBe('Deleting Pins from Bread…')
  expect(textOf({ action_type: 7100 })).toBe('Adding Pins to Rye…')
  const told = toldAction(action({ action_type: 901 }))
  expect(told && operationText(told, false, {})).toBe('Moving Pins to the board…')
})

test('ST-19 a board is read anew when work on the whole of it ends, and not before', () => {
  const steps = [
    [null, null],
    [null, 0.5],
    [0.5, 0.9],
    [0.5, 1],
    [0.5, null],
    [1, null],
  ] as const
  expect(steps.map(([before, after]) => hasWholeBoardFinished(before, after))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})

test('ST-19 a card is watched while anything works on the whole board, told or not', () => {
  const origin = action({ is_origin: true })
  expect(afterCheck(newWatch(0), check([origin], 2000))).toMatchObject({ state: 'over', nextCheckAt: null })
  const watched = afterCheck(newWatch(0, { isForCard: true }), check([origin], 2000))
  expect(watched).toMatchObject({ state: 'waiting', wholeBoard: 0.5, nextCheckAt: 7000 })
  expect(afterCheck(watched, check([], 7000))).toMatchObject({ state: 'over', wholeBoard: null, nextCheckAt: null })
})
