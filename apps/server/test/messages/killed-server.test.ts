import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { conversationMessagesResource } from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'
import { Listening } from './listening.ts'
import { type RunningProgram, runProgram } from './running-program.ts'
import { messagesOf, talk, wrongUnreadCounts } from './talking.ts'

const PEOPLE = 10
const MESSAGES = 1000
const MINUTES = 60_000

let database: TestDatabase
let folder: string
let program: RunningProgram
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-killed-'))
  program = await runProgram(database.url, folder)
}, MINUTES)
afterAll(async () => {
  await program.kill()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Sends a browser to the program that runs now; it stays signed in. */
const atNewOrigin = (client: SignedIn): SignedIn => client.through(program.origin)

/** Asks until something answers that is not a fault of a server that is going or coming. */
async function keepTrying<T>(ask: () => Promise<{ status: number; data: T }>): Promise<T | null> {
  const answer = await ask().catch(() => null)
  return answer?.status === 200 ? answer.data : null
}

/**
 * Sends one message, as a client does whose server may go at any moment: with a key, and where nobody answered, after a look
 * whether it arrived.
 */
async function sendOnce(sender: SignedIn, conversationId: string, text: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const key = { 'idempotency-key': `${text} ${tries}` }
    const send = () =>
      atNewOrigin(sender).call(conversationMessagesResource.create, { conversation_id: conversationId, text }, key)
    if ((await keepTrying(send)) !== null) return
    const read = () =>
      atNewOrigin(sender).call(conversationMessagesResource.get, { conversation_id: conversationId, page_size: 100 })
    let newest = await keepTrying(read)
    for (; newest === null; newest = await keepTrying(read)) await pause(100)
    if (newest.some((message) => message.text === text)) return
    if (tries > 20) throw new Error(`${text} could not be sent`)
  }
}

/** Listens until the last message; its connection is dropped every so often, and comes back where it was. */
async function hearAll(listener: SignedIn, dropEvery: number, isLast: (id: string) => boolean): Promise<string[]> {
  const heard: string[] = []
  let lastId: string | null = '0'
  while (!isLast(heard.at(-1) ?? '')) {
    const stream: Listening | null = await Listening.open(atNewOrigin(listener), lastId).catch(() => null)
    if (stream === null || stream.status !== 200) {
      await pause(50)
      continue
    }
    const mostHere = heard.length + dropEvery
    let taken = 0
    while (heard.length < mostHere && !isLast(heard.at(-1) ?? '')) {
      const count: number = taken
      await stream.until(() => stream.heard.length > count).catch(() => undefined)
      if (stream.isOver && stream.heard.length === count) break
      for (const { id, event } of stream.heard.slice(count)) {
        taken += 1
        lastId = id
        if (event.kind === 'reset') throw new Error('something was forgotten')
        if (event.kind === 'message') heard.push(event.message_id)
        if (heard.length >= mostHere) break
      }
    }
    stream.close()
  }
  return heard
}

test(
  'MS-01 1,000 messages by 10 people over dropped streams and a server killed twice arrive once each and in order',
  async () => {
    const app = { client: () => new TestClient(program.origin) }
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(app)))
    const [ana] = people
    if (!ana) throw new Error('nobody came')
    const { id: conversationId } = await talk(ana, people.slice(1), 'first')

    const progress = { sent: 0 }
    let lastMessage: string | null = null
    const hearing = people.map((each, n) => hearAll(each, 30 + 7 * n, (id) => id === lastMessage))
    const killing = (async () => {
      for (const after of [0.3, 0.65]) {
        await expect.poll(() => progress.sent, { timeout: 8 * MINUTES, interval: 20 }).toBeGreaterThan(MESSAGES * after)
        await program.kill()
        program = await runProgram(database.url, folder)
      }
    })()
    await Promise.all(
      people.map(async (each, n) => {
        for (let number = 0; number < MESSAGES / PEOPLE; number += 1) {
          await sendOnce(each, conversationId, `${n} says ${number}`)
          progress.sent += 1
        }
      }),
    )
    await killing
    const written = await messagesOf(atNewOrigin(ana), conversationId)
    lastMessage = written.at(-1)?.id ?? ''
    // Wakes those who heard it already.
    const order = written.map(({ id }) => id)
    const texts = written.slice(1).map(({ text }) => text)
    expect(texts).toHaveLength(MESSAGES)
    expect(new Set(texts).size).toBe(MESSAGES)
    for (const [n] of people.entries()) {
      const own = texts.filter((text) => text.startsWith(`${n} says`))
      expect(own).toEqual(Array.from({ length: MESSAGES / PEOPLE }, (_, number) => `${n} says ${number}`))
    }
    for (const heard of await Promise.all(hearing)) expect(heard).toEqual(order)

    const pool = new pg.Pool(database.connection)
    expect(await wrongUnreadCounts({ pool })).toEqual([])
    await pool.end()
  },
  10 * MINUTES,
)
