import { formatWireDate, type PinDraft } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { changeDrafts, type DraftChange, type Drafts, isBlank, isDirty, placeOfDraft, startDrafts } from './drafts.ts'

const place = (id: string): PinPlace => ({
  board: { id, name: `Board ${id}`, url: `/ana/${id}/`, privacy: 'public' },
  section: null,
})
const moment = formatWireDate(new Date(0))
const kept = (id: string, words: Partial<PinDraft> = {}): PinDraft => ({
  id,
  type: 'pin_draft',
  version: 1,
  state: 'draft',
  failure: null,
  media_kind: 'picture',
  file: null,
  edited_file: null,
  cover_file: null,
  edit: null,
  title: '',
  description: '',
  alt_text: '',
  link: '',
  media_url: null,
  board: null,
  section: null,
  is_board_gone: false,
  topics: [],
  product_tags: [],
  is_comments_allowed: true,
  is_similar_products_shown: true,
  publish_at: null,
  publish_at_local: '',
  zone: '',
  created_at: moment,
  updated_at: moment,
  ...words,
})
const run = (start: Drafts, ...changes: DraftChange[]) => changes.reduce(changeDrafts, start)
const places = (drafts: Drafts) => drafts.list.map((draft) => placeOfDraft(drafts, draft).board?.id ?? null)
const keys = (drafts: Drafts) => drafts.list.map(({ key }) => key)
const titled = (key: string, title: string): DraftChange => ({ do: 'edit', keys: [key], part: { words: { title } } })

test('CR-02 the first board chosen is meant for all pictures, later ones for their own', () => {
  const drafts = run(startDrafts('a', null), { do: 'add', keys: ['b', 'c'] })
  expect(places(drafts)).toEqual([null, null, null])
  const first = run(drafts, { do: 'place', key: 'b', place: place('1') })
  expect(places(first)).toEqual(['1', '1', '1'])
  const second = run(first, { do: 'place', key: 'b', place: place('2') })
  expect(places(second)).toEqual(['1', '2', '1'])
  // The profile is a choice like any other.
  expect(places(run(second, { do: 'place', key: 'c', place: onProfile }))).toEqual(['1', '2', null])
})

test('CN-19 the first board is kept with all drafts that go there, and not with those of before', () => {
  const start = startDrafts('a', null, { kept: [kept('9')] })
  const drafts = run(start, titled('a', 'A'), { do: 'place', key: 'a', place: place('1') })
  expect(places(drafts)).toEqual([null, '1'])
  expect(drafts.list.map(isDirty)).toEqual([false, true])
})

test('CN-19 a board, link or time is set of all drafts that are named', () => {
  const drafts = run(
    startDrafts('a', null),
    { do: 'add', keys: ['b', 'c'] },
    {
      do: 'edit',
      keys: ['a', 'c'],
      part: { place: place('3'), words: { link: 'https://example.org/' } },
      isElsewhere: true,
    },
  )
  expect(places(drafts)).toEqual(['3', null, '3'])
  expect(drafts.list.map(({ words, form }) => [words.link, form])).toEqual([
    ['https://example.org/', 1],
    ['', 0],
    ['https://example.org/', 1],
  ])
})

test('CR-02 taking a picture away chooses its neighbour', () => {
  const drafts = run(startDrafts('a', null), { do: 'add', keys: ['b', 'c'] }, { do: 'choose', key: 'b' })
  expect(run(drafts, { do: 'remove', keys: ['b'] })).toMatchObject({
    chosenKey: 'c',
    list: [{ key: 'a' }, { key: 'c' }],
  })
  expect(run(drafts, { do: 'remove', keys: ['c'] })).toMatchObject({ chosenKey: 'b' })
  expect(run(drafts, { do: 'choose', key: 'c' }, { do: 'remove', keys: ['c'] })).toMatchObject({ chosenKey: 'b' })
  expect(run(drafts, { do: 'mark', keys: ['a', 'b'] }, { do: 'remove', keys: ['a', 'b'] })).toMatchObject({
    chosenKey: 'c',
    marked: new Set(),
  })
  expect(run(drafts, { do: 'remove', keys: ['x'] })).toBe(drafts)
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
  expect(run(refused, titled('a', 'Short')).list[0]?.errors).toEqual({ link: 'No.' })
})

test('CN-19 what was written while a draft was kept is still to be kept', () => {
  const drafts = run(startDrafts('a', null), titled('a', 'One'))
  const saving = run(drafts, { do: 'saving', key: 'a' }, titled('a', 'Two'))
  const answered = run(saving, { do: 'kept', key: 'a', kept: kept('7', { title: 'One' }), revision: 1 })
  expect(answered.list[0]).toMatchObject({ words: { title: 'Two' }, kept: { id: '7' }, saving: 'idle' })
  expect(answered.list.map(isDirty)).toEqual([true])
  expect(isBlank(startDrafts('a', null).list[0] ?? answered.list[0] ?? never())).toBe(true)
})

const never = (): never => {
  throw new Error('there is a draft')
}

test('CN-19 who meets another version of a draft chooses one of the two', () => {
  const theirs = kept('7', { version: 3, title: 'Theirs' })
  const differing = run(startDrafts('a', null, { kept: [kept('7', { title: 'Old' })] }), titled('7', 'Mine'), {
    do: 'differs',
    key: '7',
    theirs,
  })
  const mine = run(differing, { do: 'settle', key: '7', use: 'mine' }).list[0]
  expect(mine).toMatchObject({ words: { title: 'Mine' }, kept: { version: 3 }, theirs: null })
  expect(mine && isDirty(mine)).toBe(true)
  const other = run(differing, { do: 'settle', key: '7', use: 'theirs' }).list[0]
  expect(other).toMatchObject({ words: { title: 'Theirs' }, form: 1, theirs: null })
  expect(other && isDirty(other)).toBe(false)
})

test('CN-19 drafts are put in order, and copies stand behind what they were made of', () => {
  const drafts = startDrafts('a', null, { kept: [kept('1'), kept('2')] })
  expect(keys(run(drafts, { do: 'order', keys: ['2', 'a', '1'] }))).toEqual(['2', 'a', '1'])
  expect(keys(run(drafts, { do: 'bring', kept: [kept('3')], after: '1' }))).toEqual(['1', '3', '2', 'a'])
})

test('CN-19 who takes the words of another page keeps a file that only this page has', () => {
  const start = startDrafts('first', null, { kept: [kept('7', { title: 'North' })], link: '' })
  const key = start.list.find((draft) => draft.kept?.id === '7')?.key ?? ''
  const theirs = kept('7', { title: 'South', version: 2 })
  const settle: readonly DraftChange[] = [
    { do: 'differs', key, theirs },
    { do: 'settle', key, use: 'theirs' },
  ]
  const coming: DraftChange = { do: 'upload', key, upload: { at: 'sending', preview: '', part: 0.5 } }
  const there: DraftChange = { do: 'upload', key, upload: { at: 'ready', preview: '' }, sent: { uploadId: '9' } }
  for (const changes of [
    [coming, ...settle, there],
    [coming, there, ...settle],
  ]) {
    const draft = changes.reduce(changeDrafts, start).list.find((one) => one.key === key)
    expect(draft?.words.title).toBe('South')
    expect(draft?.uploadId).toBe('9')
    expect(draft && isDirty(draft)).toBe(true)
  }
})
