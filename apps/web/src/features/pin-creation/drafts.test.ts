import { expect, test } from 'vitest'
import { onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { changeDrafts, type DraftChange, type Drafts, placeOfDraft, startDrafts } from './drafts.ts'

const place = (id: string): PinPlace => ({
  board: { id, name: `Board ${id}`, url: `/ana/${id}/`, privacy: 'public' },
  section: null,
})
const run = (start: Drafts, ...changes: DraftChange[]) => changes.reduce(changeDrafts, start)
const places = (drafts: Drafts) => drafts.list.map((draft) => placeOfDraft(drafts, draft).board?.id ?? null)

test('CR-02 the first board chosen is meant for all pictures, later ones for their own', () => {
  const drafts = run(startDrafts('a', null), { do: 'add', keys: ['b', 'c'] })
  expect(places(drafts)).toEqual([null, null, null])
  const first = run(drafts, { do: 'place', key: 'b', place: place('1') })
  expect(places(first)).toEqual(['1', '1', '1'])
  const second = run(first, { do: 'place', key: 'b', place: place('2') })
  expect(places(second)).toEqual(['1', '2', '1'])
  expect(places(run(second, { do: 'place-all', place: place('3') }))).toEqual(['3', '3', '3'])
  // The profile is a choice like any other.
  const off = run(second, { do: 'place', key: 'c', place: onProfile })
  expect(places(off)).toEqual(['1', '2', null])
  expect(places(run(off, { do: 'place-all', place: onProfile }))).toEqual([null, null, null])
})

test('CR-02 taking a picture away chooses its neighbour', () => {
  const drafts = run(startDrafts('a', null), { do: 'add', keys: ['b', 'c'] }, { do: 'choose', key: 'b' })
  expect(run(drafts, { do: 'remove', key: 'b' })).toMatchObject({ chosenKey: 'c', list: [{ key: 'a' }, { key: 'c' }] })
  expect(run(drafts, { do: 'remove', key: 'c' })).toMatchObject({ chosenKey: 'b' })
  expect(run(drafts, { do: 'choose', key: 'c' }, { do: 'remove', key: 'c' })).toMatchObject({ chosenKey: 'b' })
  expect(run(drafts, { do: 'remove', key: 'x' })).toBe(drafts)
})

test('CR-02 a refused picture keeps its errors until its field is mended', () => {
  const refused = run(
    startDrafts('a', place('1')),
    { do: 'publish', keys: ['a'] },
    { do: 'refuse', key: 'a', errors: { link: 'No.', title: 'Too long.' } },
  )
  expect(refused.list[0]).toMatchObject({ isPublishing: false, errors: { link: 'No.', title: 'Too long.' } })
  const mended = run(refused, { do: 'mend', key: 'a', fields: ['link'] })
  expect(mended.list[0]?.errors).toEqual({ title: 'Too long.' })
  expect(run(mended, { do: 'mend', key: 'a', fields: ['link'] })).toBe(mended)
})
