import {
  addToConversation,
  boardResource,
  boardSectionEditResource,
  bulkEditResource,
  type Endpoint,
  hideConversation,
  mergeSections,
  repinResource,
  revokeAccess,
  userBlockResource,
  businessMembers,
} from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { entityNow } from '../api/entities.ts'
import { listKey } from '../api/use-pages.ts'
import { readFact } from '../api/use-optimistic-fact.ts'
import { pickerKey, sectionsKey, titlesForKey } from '../entities/board/board-keys.ts'
import { takeStaleness } from '../entities/board/lists/stale-boards.ts'
import { conversationKey } from '../entities/conversation/conversation-keys.ts'
import { followKey } from '../entities/member/member-keys.ts'
import { applyEffects } from './effects.ts'

let queries: QueryClient
let rereads = 0

beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(pickerKey, { all_boards: [], boards_shortlist: [], has_more: false })
  queries.setQueryData(titlesForKey('1'), ['Garden'])
  queries.setQueryData(sectionsKey('7'), [])
  rereads = 0
  takeStaleness()
})

const tools = () => ({ queries, rereadPage: () => Promise.resolve(void (rereads += 1)) })
const grant = (endpoint: Endpoint, options: object, data: unknown) => applyEffects(tools(), { endpoint, options, data })
const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated

test('a save makes the lists of boards old, the picker among them, and forgets names for new boards', async () => {
  await grant(repinResource.create, { pin_id: '1' }, { id: '2' })
  expect([isOld(pickerKey), queries.getQueryData(titlesForKey('1')), takeStaleness()]).toEqual([true, undefined, true])
  expect([isOld(sectionsKey('7')), rereads]).toEqual([false, 0])
})

test('a board that was made is first in the picker, which asks again all the same', async () => {
  await grant(boardResource.create, { name: 'Garden' }, { id: '7', name: 'Garden' })
  expect(queries.getQueryData(pickerKey)).toMatchObject({ boards_shortlist: [{ id: '7' }] })
  expect(isOld(pickerKey)).toBe(true)
})

test('a board is what was answered wherever it shows; no page is read anew for it', async () => {
  const row = { id: '7', name: 'Old', event_date: null, pin_count: 3 }
  await grant(boardResource.update, { board_id: '7', name: 'Garden' }, { ...row, name: 'Garden', pin_count: 4 })
  expect(entityNow('board', row)).toEqual({ ...row, name: 'Garden' })
  expect([rereads, takeStaleness()]).toEqual([0, true])
  await grant(boardResource.update, { board_id: '7', event_date: '2026-01-01' }, { id: '7', event_date: 'then' })
  expect(entityNow('board', row)).toEqual({ ...row, name: 'Garden', event_date: 'then' })
  expect([rereads, takeStaleness()]).toEqual([0, false])
  await grant(boardResource.update, { board_id: '7', archived: true }, { id: '7', archived_by_me_at: 'now' })
  expect([rereads, takeStaleness()]).toEqual([0, true])
})

test('work on sections that goes on in the background changes nothing yet', async () => {
  await grant(mergeSections, {}, { blocking_action: { id: '1' } })
  expect(isOld(sectionsKey('7'))).toBe(false)
  await grant(mergeSections, {}, { blocking_action: null })
  expect(isOld(sectionsKey('7'))).toBe(true)
  queries.setQueryData(sectionsKey('7'), [])
  await grant(bulkEditResource.update, { pin_ids: ['1'], board_id: '7' }, { blocking_action: null })
  expect(isOld(sectionsKey('7'))).toBe(true)
})

test('a new name of a section shows wherever the section does, and makes nothing else old', async () => {
  const section = { id: '70', title: 'Herbs', slug: 'herbs' }
  await grant(boardSectionEditResource.create, { section_id: '70' }, { id: '70', title: 'Ferns', slug: 'ferns' })
  expect(entityNow('board_section', section)).toEqual({ id: '70', title: 'Ferns', slug: 'ferns' })
  expect([isOld(sectionsKey('7')), takeStaleness(), rereads]).toEqual([false, false, 0])
})

test('a block ends the follow wherever it shows', async () => {
  await grant(userBlockResource.create, { blocked_user_id: '3' }, {})
  expect(readFact(queries, followKey('3'), 'following')).toBe('none')
})

test('a conversation is what was answered, and is forgotten by whoever hides it', async () => {
  await grant(addToConversation, { conversation_id: '5', user_ids: [] }, { id: '5', name: 'New' })
  expect(queries.getQueryData(conversationKey('5'))).toMatchObject({ name: 'New' })
  await grant(hideConversation, { conversation_id: '5' }, null)
  expect(queries.getQueryData(conversationKey('5'))).toBe(undefined)
})

test('whose access ended is gone from the list that was read, and from the page', async () => {
  const key = listKey(businessMembers, {})
  queries.setQueryData([...key], { pages: [{ data: [{ id: '1' }, { id: '2' }] }], pageParams: [undefined] })
  await grant(revokeAccess, { member_id: '1' }, null)
  expect(queries.getQueryData(key)).toMatchObject({ pages: [{ data: [{ id: '2' }] }] })
  expect(rereads).toBe(1)
})
