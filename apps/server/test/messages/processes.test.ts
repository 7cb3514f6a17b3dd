import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  boardResource,
  conversationMessagesResource,
  typeInConversation,
  updateMe,
  userFollowRequestResource,
  userFollowResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { runSql } from '../support/run-sql.ts'
import { addCollaborator, makeBoard, signUp } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'
import { Listening } from './listening.ts'
import { type RunningProgram, runProgram } from './running-program.ts'
import { say, talk } from './talking.ts'

let database: TestDatabase
let folder: string
let here: RunningProgram
let there: RunningProgram
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-two-webs-'))
  here = await runProgram(database.url, folder)
  there = await runProgram(database.url, folder)
}, 60_000)
afterAll(async () => {
  await here.kill()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const at = (program: RunningProgram) => ({ client: () => new TestClient(program.origin) })

test('OP-04 MS-01 a stream of one web process hears what is written through another, and goes on there', async () => {
  const [ana, ben] = await Promise.all([signUp(at(here)), signUp(at(there))])
  const { id } = await talk(ana, [ben])
  const stream = await Listening.open(ben)
  await stream.until(({ kind }) => kind === 'hello')
  const first = await say(ana, id, 'From the other process')
  await stream.until((event) => event.kind === 'message' && event.message_id === first.id)
  stream.close()
  const second = await say(ana, id, 'Meanwhile')
  const again = await Listening.open(ben.through(here.origin), stream.lastId)
  await again.until((event) => event.kind === 'message' && event.message_id === second.id)
  expect(again.events).toHaveLength(1)
  again.close()
})

test('OP-04 MS-01 typing through one web process shows in a stream of another, also after the line was cut', async () => {
  const [ana, ben] = await Promise.all([signUp(at(here)), signUp(at(there))])
  const { id } = await talk(ana, [ben])
  const stream = await Listening.open(ben)
  await stream.until(({ kind }) => kind === 'hello')
  const typingShows = async () => {
    const before = stream.kinds.filter((kind) => kind === 'typing').length
    await expect
      .poll(
        async () => {
          // Whoever goes on typing says so again; nothing is kept for later.
          await ana.ask(typeInConversation, { conversation_id: id })
          return stream.kinds.filter((kind) => kind === 'typing').length
        },
        { timeout: 20_000, interval: 800 },
      )
      .toBeGreaterThan(before)
  }
  await typingShows()
  expect(stream.events.find(({ kind }) => kind === 'typing')).toEqual({
    kind: 'typing',
    conversation_id: id,
    user_id: ana.member.id,
  })
  // Waits until they have ended: a line that ends later would take other tests' words with it.
  await runSql(
    database.connection,
    `select pg_terminate_backend(pid, 20000) from pg_stat_activity
     where datname = current_database() and (query like 'listen %pinfold_whispers%' or query like 'select pg_notify%')`,
  )
  await typingShows()
  stream.close()
})

test('OP-04 RP-09 a change of a shared board and an approved follow come through to streams of another process', async () => {
  const [ana, ben] = await Promise.all([signUp(at(here)), signUp(at(there))])
  const stream = await Listening.open(ben)
  await stream.until(({ kind }) => kind === 'hello')
  const board = await makeBoard(ana)
  await addCollaborator(ana, board.id, ben)
  // What Ben did himself was told by his own process. Whispers are not kept, so whoever goes on says so again.
  await stream.until((event) => event.kind === 'board' && event.board_id === board.id)
  const heard = () => stream.kinds.filter((kind) => kind === 'board').length
  const before = heard()
  const changeAgain = async () => {
    await ana.ask(boardResource.update, { board_id: board.id, description: `Changed after ${heard()}` })
    return heard()
  }
  await expect.poll(changeAgain, { timeout: 20_000, interval: 800 }).toBeGreaterThan(before)
  await ana.ask(updateMe, { is_private_profile: true })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  await ana.ask(userFollowRequestResource.update, { user_id: ben.member.id })
  await stream.until((event) => event.kind === 'follow_approved' && event.user_id === ana.member.id)
  stream.close()
})

test('AC-02 a session that is ended through one web process ends its streams in another', async () => {
  const ben = await signUp(at(there))
  const stream = await Listening.open(ben)
  await stream.until(({ kind }) => kind === 'hello')
  await ben.through(here.origin).ask(userSessionResource.delete, {})
  await stream.untilOver()
  expect(stream.events.map(({ kind }) => kind)).toEqual(['session_over'])
})

test('MS-01 what is said in a conversation comes into nothing the program prints, also where it fails', async () => {
  const [ana, ben] = await Promise.all([signUp(at(here)), signUp(at(here))])
  const { id } = await talk(ana, [ben], 'canary-first')
  await runSql(database.connection, 'alter table messages add constraint broken check (false) not valid')
  const failed = await ana.call(conversationMessagesResource.create, { conversation_id: id, text: 'canary-second' })
  expect(failed.status).toBe(500)
  expect(JSON.stringify(failed.error)).not.toContain('canary')
  await runSql(database.connection, 'alter table messages drop constraint broken')
  await expect.poll(() => here.printed()).toContain('unexpected failure')
  expect(here.printed()).not.toContain('canary')
})

test('open streams do not keep a web process from ending at once', async () => {
  const ben = await signUp(at(there))
  const streams = await Promise.all([Listening.open(ben), Listening.open(ben)])
  await Promise.all(streams.map((stream) => stream.until(({ kind }) => kind === 'hello')))
  // Anything else than zero means that it was cut off after ten seconds.
  expect(await there.terminate()).toBe(0)
  for (const stream of streams) await stream.untilOver()
})
