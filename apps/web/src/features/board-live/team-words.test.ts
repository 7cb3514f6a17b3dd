import type { Board } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { standingWords } from './team-words.ts'

const can = { add_pin: true, edit: true, leave: true, follow: true, request_to_join: false }
const nothing = { archive_merge_privacy: false, delete: false, invite: false }
const board = (changes: Partial<Pick<Board, 'name' | 'privacy' | 'archived_by_me_at'>> = {}, edit = true) => ({
  name: 'Rooms',
  privacy: 'public' as const,
  archived_by_me_at: null,
  viewer_can: { ...can, ...nothing, edit },
  ...changes,
})

test('RP-09 a reader is told in one sentence what changed about their standing on a board', () => {
  expect(standingWords(board(), board({}, false))).toBe('You’re no longer a collaborator on this board.')
  expect(standingWords(board({}, false), board({ name: 'Halls' }))).toBe('You’re now a collaborator on Halls.')
  const archived = board({ archived_by_me_at: 'Thu, 01 Oct 2026 12:00:00 +0000' })
  expect(standingWords(board(), archived)).toBe('This board was archived. It takes no new Pins.')
  expect(standingWords(archived, board())).toBe('This board is back from the archive.')
  expect(standingWords(board(), board({ privacy: 'secret' }))).toBe(
    'This board is secret now. Only its collaborators see it.',
  )
})

test('nothing is said of what only shows, nor to those who have no part in it', () => {
  expect(standingWords(board(), board({ name: 'Halls' }))).toBeNull()
  expect(standingWords(board({}, false), board({ privacy: 'protected' }, false))).toBeNull()
})
