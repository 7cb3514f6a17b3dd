import * as contract from '@pinfold/contract'
import {
  boardFeedResource,
  boardPickerBoardsResource,
  boardResource,
  boardsResource,
  deletedBoards,
  type Endpoint,
  pinResource,
  repinResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPicture, makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeToken, readingScopes, writingScopes } from './tokens.ts'
import { idLater } from '../../src/platform/ids/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('AC-09 scopes of every call', () => {
  const endpoints = Object.values(contract).flatMap((each: unknown): Endpoint[] => {
    if (typeof each !== 'object' || each === null) return []
    const parts = 'address' in each ? [each] : Object.values(each)
    return parts.filter((part): part is Endpoint => typeof part === 'object' && part !== null && 'endpointName' in part)
  })

  test('AC-09 every call of the contract stands in the one table, and the table holds no other', () => {
    const needs: readonly string[] = [...contract.accessTokenDomains, 'open', 'never']
    expect(endpoints.filter(({ facts }) => !needs.includes(facts.token)).map(({ id }) => id)).toEqual([])
    const stale = app.core.binder.endpoints.filter((endpoint) => !endpoints.includes(endpoint)).map(({ id }) => id)
    expect(stale).toEqual([])
  })

  test('AC-09 a token that may read everything is refused at every single write, before anything is looked at', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, readingScopes)
    const writes = app.core.binder.endpoints.filter(({ kind }) => kind === 'command')
    expect(writes.length).toBeGreaterThan(50)
    for (const endpoint of writes) {
      const { status, error, body } = await client.call(endpoint, { privacy: 'public' })
      expect({ id: endpoint.id, status, code: error?.code }).toEqual({ id: endpoint.id, status: 403, code: 29 })
      const need = endpoint.facts.token
      const detail = (body['resource_response'] as { message_detail: string }).message_detail
      expect(detail, endpoint.id).toContain(need === 'never' || need === 'open' ? 'No access token' : `${need}:write`)
    }
  })

  test('AC-09 a token with every scope changes no password, session or token, and talks to nobody', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, writingScopes)
    const never = app.core.binder.endpoints.filter((endpoint) => endpoint.facts.token === 'never')
    expect(never.map(({ id }) => id)).toContain('AccessTokenResource.create')
    for (const endpoint of never) {
      const { status, error } = await client.call(endpoint, {})
      expect({ id: endpoint.id, status, code: error?.code }).toEqual({ id: endpoint.id, status: 403, code: 29 })
    }
  })

  test('AC-09 a token without any scope for it reads nothing of a domain', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, ['ads:read'])
    for (const endpoint of app.core.binder.endpoints.filter(({ kind }) => kind === 'query')) {
      const need = endpoint.facts.token
      const { status } = await client.call(endpoint, {})
      expect({ id: endpoint.id, isRefused: status === 403 }).toEqual({
        id: endpoint.id,
        isRefused: need !== 'open' && need !== 'ads',
      })
    }
  })

  test('AC-09 beside the calls a token opens no stream, and sends no picture that it may not write', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, readingScopes)
    const form = new FormData()
    form.append('img', new Blob([Uint8Array.from(await drawPicture())]), 'picture.jpg')
    const picture = await client.fetch('/upload-image/', { method: 'POST', body: form })
    expect([picture.status, await picture.text()]).toEqual([403, expect.stringContaining('pins:write')])
    const { client: able } = await makeToken(ana, writingScopes)
    const stream = await able.fetch('/_/live/')
    expect(stream.status).toBe(403)
    await stream.body?.cancel()
  })

  test('AC-09 a call inside ApiResource needs its own scope', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, ['boards:write'])
    const refused = await client.resource('ApiResource', 'create', { url: '/v3/pins/1/react/', data: {} })
    expect(refused).toMatchObject({ status: 403, error: { code: 29 } })
  })
})

test('AC-09 writing covers reading, and needs no CSRF token', async () => {
  const ana = await signUp(app)
  const { client } = await makeToken(ana, ['boards:write', 'pins:write'])
  const board = await makeBoard(client, 'By token')
  expect((await client.ask(boardResource.get, { board_id: board.id })).name).toBe('By token')
  const pin = await makePin(client, { boardId: board.id, title: 'Sent by a program' })
  expect((await client.ask(boardFeedResource.get, { board_id: board.id })).map(({ id }) => id)).toEqual([pin.id])
  expect((await client.call(userResource.get, { username: ana.member.username })).status).toBe(403)
})

describe('AC-09 secret boards', () => {
  async function secretThings(owner: SignedIn) {
    const board = await makeBoard(owner, undefined, 'secret')
    const pin = await makePin(owner, { boardId: board.id })
    const shown = await makeBoard(owner)
    return { board, pin, shown }
  }
  const ghost = (id: string) => idLater(id, -3_600_000)

  test('AC-09 without their scope they and what is on them are missing, their owner’s too', async () => {
    const ana = await signUp(app)
    const { board, pin, shown } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'pins:write', 'user:write'])
    const pairs = [
      [
        await client.call(boardResource.get, { board_id: board.id }),
        await client.call(boardResource.get, { board_id: ghost(board.id) }),
      ],
      [
        await client.call(boardFeedResource.get, { board_id: board.id }),
        await client.call(boardFeedResource.get, { board_id: ghost(board.id) }),
      ],
      [await client.call(pinResource.get, { id: pin.id }), await client.call(pinResource.get, { id: ghost(pin.id) })],
      [
        await client.call(boardResource.delete, { board_id: board.id }),
        await client.call(boardResource.delete, { board_id: ghost(board.id) }),
      ],
    ] as const
    for (const [real, missing] of pairs) {
      expect(real.status).toBe(404)
      expect(real.error).toEqual(missing.error)
    }
    const lists = [
      await client.ask(boardsResource.get, { username: ana.member.username, privacy_filter: 'all' }),
      (await client.ask(boardPickerBoardsResource.get, {})).all_boards,
    ]
    for (const boards of lists) expect(boards.map(({ id }) => id)).toEqual([shown.id])
    const ben = await signUp(app)
    const seenByAll = await makePin(ben, { boardId: (await makeBoard(ben)).id })
    const user = await client.ask(userResource.get, { username: ana.member.username })
    expect(user).toMatchObject({ board_count: 1, secret_board_count: 0, pin_count: 0 })
    const copy = await ana.ask(repinResource.create, { pin_id: seenByAll.id, board_id: board.id })
    expect((await ana.ask(pinResource.get, { id: seenByAll.id })).saved_by_me).toMatchObject({ pin_id: copy.id })
    expect((await client.ask(pinResource.get, { id: seenByAll.id })).saved_by_me).toBeNull()
    const picture = await client.fetch(new URL(pin.images['236x']?.url ?? '').pathname)
    expect(picture.status).toBe(404)
    expect((await ana.fetch(new URL(pin.images['236x']?.url ?? '').pathname)).status).toBe(200)
  })

  test('AC-09 a deleted one is neither listed nor restored without it', async () => {
    const ana = await signUp(app)
    const { board } = await secretThings(ana)
    await ana.ask(boardResource.delete, { board_id: board.id })
    const { client } = await makeToken(ana, ['boards:write'])
    expect(await client.ask(deletedBoards, {})).toEqual([])
    expect((await client.call(contract.restoreBoard, { board_id: board.id })).status).toBe(404)
    expect(await ana.ask(deletedBoards, {})).toHaveLength(1)
  })

  test('AC-09 a token that only reads them writes nothing there', async () => {
    const ana = await signUp(app)
    const { board, pin } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'pins:write', 'secret_boards:read'])
    expect((await client.ask(boardResource.get, { board_id: board.id })).privacy).toBe('secret')
    expect((await client.ask(pinResource.get, { id: pin.id })).id).toBe(pin.id)
    for (const refused of [
      await client.call(boardResource.update, { board_id: board.id, name: 'Other' }),
      await client.call(repinResource.create, { pin_id: pin.id, board_id: board.id }),
      await client.call(pinResource.update, { id: pin.id, title: 'Other' }),
    ]) {
      expect(refused.status).toBe(404)
    }
    expect(await ana.ask(boardFeedResource.get, { board_id: board.id })).toMatchObject([{ title: pin.title }])
  })

  test('AC-09 making something secret needs the scope to write there', async () => {
    const ana = await signUp(app)
    const { shown } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'secret_boards:read'])
    const answers = [
      await client.call(boardResource.create, { name: 'Hidden', privacy: 'secret' }),
      await client.call(boardResource.update, { board_id: shown.id, privacy: 'secret' }),
    ]
    for (const { status, error } of answers) expect([status, error?.code]).toEqual([403, 29])
    expect(JSON.stringify(answers[0]?.body)).toContain('secret_boards:write')
    expect((await ana.ask(boardResource.get, { board_id: shown.id })).privacy).toBe('public')
    const { client: able } = await makeToken(ana, ['boards:write', 'secret_boards:write'])
    expect((await able.ask(boardResource.create, { name: 'Hidden', privacy: 'secret' })).privacy).toBe('secret')
  })
})
