import { expect, test } from 'vitest'
import type { UploadState } from '../../entities/media/use-uploads.ts'
import { changeDrafts, type DraftChange, startDrafts } from './drafts.ts'
import { dueOf } from './use-autosave.ts'

const sending: UploadState = { at: 'sending', preview: '', part: 0.5 }
const ready: UploadState = { at: 'ready', preview: '' }
const after = (...changes: readonly DraftChange[]) =>
  changes.reduce(changeDrafts, startDrafts('first', null, { kept: [], link: '' }))
const comes = (key: string): DraftChange => ({ do: 'upload', key, upload: sending })
const isThere = (key: string): DraftChange => ({ do: 'upload', key, upload: ready, sent: { uploadId: '1' } })
const keysOf = (...changes: readonly DraftChange[]) => dueOf(after(...changes).list).map(({ key }) => key)
const two = [{ do: 'add', keys: ['second'] }, comes('first'), comes('second')] as const

test('CN-19 a new draft waits for the file of one before it, so that everybody sees them in one order', () => {
  expect(keysOf(...two, isThere('second'))).toEqual([])
  expect(keysOf(...two, isThere('second'), isThere('first'))).toEqual(['first', 'second'])
})

test('a draft with words is kept before its file has come', () => {
  const words: DraftChange = { do: 'edit', keys: ['first'], part: { words: { title: 'North' } } }
  expect(keysOf(...two, isThere('second'), words)).toEqual(['first', 'second'])
})
