import {
  addToConversation,
  boardResource,
  boardSectionEditResource,
  confirmSecondFactor,
  bulkEditResource,
  type Endpoint,
  hideConversation,
  mergeSections,
  pinResource,
  profilePictureResource,
  renewRecoveryCodes,
  repinResource,
  assignedEmployees,
  revokeAccess,
  updateMe,
  userBlockResource,
  businessMembers,
} from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
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
  // In which group it stands now, the page says.
  expect([rereads, takeStaleness()]).toEqual([1, true])
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

test('a conversation is what was answered wherever it shows, and is forgotten by whoever hides it', async () => {
  queries.setQueryData(conversationKey('5'), { id: '5' })
  const row = { id: '5', users: [], unread: 2 }
  await grant(addToConversation, { conversation_id: '5', user_ids: [] }, { id: '5', users: ['New'], unread: 0 })
  expect(entityNow('conversation', row)).toEqual({ id: '5', users: ['New'], unread: 2 })
  await grant(hideConversation, { conversation_id: '5' }, null)
  expect(queries.getQueryData(conversationKey('5'))).toBe(undefined)
})

test('a pin is what was answered; a page is read anew where the pin left it, or where it is the pin’s own', async () => {
  vi.stubGlobal('location', { pathname: '/ana/garden/' })
  const row = { id: '4', title: 'Old', repin_count: 2 }
  await grant(pinResource.update, { id: '4', title: 'Fern' }, { ...row, title: 'Fern', repin_count: 0 })
  expect(entityNow('pin', row)).toEqual({ ...row, title: 'Fern' })
  expect([rereads, takeStaleness()]).toEqual([0, false])
  await grant(pinResource.update, { id: '4', board_id: '7' }, row)
  expect([rereads, takeStaleness()]).toEqual([1, true])
  for (const pathname of ['/pin/4/', '/pin/4']) {
    vi.stubGlobal('location', { pathname })
    await grant(pinResource.update, { id: '4', title: 'Fern' }, row)
  }
  expect([rereads, takeStaleness()]).toEqual([3, false])
  vi.stubGlobal('location', { pathname: '/ana/_shopping_list/' })
  await grant(pinResource.update, { id: '4', price_value: '3.00' }, row)
  expect(rereads).toBe(3)
  await grant(pinResource.update, { id: '4', price_value: '' }, row)
  expect(rereads).toBe(4)
  vi.unstubAllGlobals()
})

test('a member’s new name and picture show wherever they do, without a page being read anew', async () => {
  const row = { id: '3', full_name: 'Ana', image_small_url: null, follower_count: 1 }
  await grant(updateMe, { full_name: 'Ana B' }, { ...row, full_name: 'Ana B', follower_count: 5 })
  await grant(profilePictureResource.create, { kind: 'avatar' }, { ...row, full_name: 'Ana B', image_small_url: '/1' })
  expect(entityNow('user', row)).toEqual({ ...row, full_name: 'Ana B', image_small_url: '/1' })
  expect(rereads).toBe(0)
})

test('codes that show but once do not wait for the page, which may not come', async () => {
  const waiting = { queries, rereadPage: () => new Promise<void>(() => undefined) }
  await applyEffects(waiting, { endpoint: renewRecoveryCodes, options: {}, data: { recovery_codes: ['1'] } })
  await applyEffects(waiting, { endpoint: confirmSecondFactor, options: {}, data: { recovery_codes: ['1'] } })
})

test('whose access ended is gone from the list that was read, and from the page', async () => {
  const keys = [listKey(businessMembers, { kind: 'partner' }), listKey(assignedEmployees, {})]
  for (const key of keys)
    queries.setQueryData([...key], { pages: [{ data: [{ id: '1' }, { id: '2' }] }], pageParams: [undefined] })
  await grant(revokeAccess, { member_id: '1' }, null)
  for (const key of keys) expect(queries.getQueryData(key)).toMatchObject({ pages: [{ data: [{ id: '2' }] }] })
  expect(rereads).toBe(1)
})
