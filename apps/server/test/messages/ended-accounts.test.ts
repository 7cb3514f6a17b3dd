import { getConversation, reactToMessage } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endConversations } from '../../src/modules/messaging/index.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { conversationsOf, say, talk, textsOf, unreadMessages } from './talking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('AC-07 MS-01 who goes for good takes along what they wrote, and every count stays true', async () => {
  const [ana, ben, cem] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  const group = await talk(ben, [ana, cem], 'Of ben')
  const pair = await talk(ben, [ana], 'Between us')
  const alone = await talk(ana, [cem], 'Without ben')
  const last = await say(ana, group.id, 'Of ana')
  await say(ben, group.id, 'Of ben again')
  await ben.ask(reactToMessage, { conversation_id: group.id, message_id: last.id, reaction_type: 2 })
  expect(await unreadMessages(ana)).toBe(2)

  await endConversations(app.db, ben.member.id)
  expect(await textsOf(ana, group.id)).toEqual(['Of ana'])
  expect(await unreadMessages(ana)).toBe(0)
  expect((await ana.call(getConversation, { conversation_id: pair.id })).status).toBe(404)
  expect((await conversationsOf(cem)).map(({ id }) => id).toSorted()).toEqual([group.id, alone.id].toSorted())
  const { rows } = await app.pool.query(
    `select 'message' as what from messages where sender_id = $1 union all
      select 'reaction' from message_reactions where member_id = $1 union all
      select 'part' from conversation_members where member_id = $1 union all
      select 'inbox' from inboxes where $1 in (member_id, other_member_id) union all
      select 'pair' from conversation_pairs where $1 in (first_id, second_id)`,
    [ben.member.id],
  )
  expect(rows).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
})
