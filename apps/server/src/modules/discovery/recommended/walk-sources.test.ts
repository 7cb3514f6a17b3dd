import { expect, test } from 'vitest'
import { type Candidate, inTurn } from './walk-sources.ts'

const list = (source: string, ids: string) =>
  ids.split(' ').map((pinId) => ({ pinId, because: { topicId: source } }) as unknown as Candidate)
const textOf = (pins: readonly Candidate[]) =>
  pins.map(({ pinId, because }) => `${pinId}${'topicId' in because ? because.topicId : ''}`).join(' ')

test('each list gives its next in turn, passes over what another gave, and goes on alone', () => {
  expect(textOf(inTurn([list('x', '1 2 3 4 5'), list('y', '1 2 9'), list('z', '2')]))).toBe('1x 2y 3x 9y 4x 5x')
  expect(inTurn([])).toEqual([])
})
