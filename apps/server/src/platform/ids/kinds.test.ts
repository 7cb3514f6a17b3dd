import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { expect, test } from 'vitest'

const openPin = (pinId: PinId): string => pinId

test('an id is the text that it was, whatever it is an id of', () => {
  const fromOutside: string = '12'
  const pinId: PinId = fromOutside
  expect(openPin(pinId)).toBe('12')
  expect(openPin(fromOutside)).toBe('12')
})

// The compiler refuses each of these; where one of them passed, it would say that nothing was to be expected.
export function refused(boardId: BoardId, memberId: MemberId, ids: readonly BoardId[]): void {
  // @ts-expect-error a board is no pin
  openPin(boardId)
  // @ts-expect-error nor is a member
  openPin(memberId)
  // @ts-expect-error nor is any of many boards
  ids.map(openPin)
}
