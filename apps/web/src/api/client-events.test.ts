import { afterEach, expect, test, vi } from 'vitest'
import { noteEvent } from './client-events.ts'

afterEach(() => vi.unstubAllGlobals())

test('ST-20 what somebody did is noted by its number: 601 a followed topic, 602 one that is not any more, 44 a moved board', () => {
  const noted: unknown[] = []
  vi.stubGlobal('window', { dispatchEvent: (event: CustomEvent) => noted.push([event.type, event.detail]) })
  noteEvent('topic_follow', { topic_id: '9' })
  noteEvent('topic_unfollow')
  noteEvent('board_reorder')
  expect(noted).toEqual([
    ['pinfold:event', { type: 601, name: 'topic_follow', topic_id: '9' }],
    ['pinfold:event', { type: 602, name: 'topic_unfollow' }],
    ['pinfold:event', { type: 44, name: 'board_reorder' }],
  ])
})
