import { createServer } from 'node:http'
import { boardResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
}, 120_000)
afterAll(() => app.stop())

const wrapped = (client: SignedIn, action: string, url: unknown, data?: object) =>
  client.resource('ApiResource', action, { url, ...(data === undefined ? {} : { data }) })

test('CA-12 ApiResource get, create, update and delete are GET, POST, PUT and DELETE', async () => {
  const read = await wrapped(ben, 'get', `/v3/boards/${boardId}/`)
  expect(read).toMatchObject({ status: 200, data: { id: boardId, followed_by_me: false } })
  expect(read.body['resource']).toMatchObject({ name: 'ApiResource', options: { url: `/v3/boards/${boardId}/` } })
  const made = await wrapped(ben, 'create', '/v3/users/me/', { about: 'Potter' })
  expect(made).toMatchObject({ status: 200, data: { about: 'Potter' } })
  expect((await wrapped(ben, 'update', `/v3/boards/${boardId}/follow/`)).data).toMatchObject({
    followed_by_me: true,
    follower_count: 1,
  })
  expect((await wrapped(ben, 'delete', `/v3/boards/${boardId}/follow/`)).data).toMatchObject({
    followed_by_me: false,
    follower_count: 0,
  })
})

test('CA-12 the direct address is the same call, without a resource, by form or JSON', async () => {
  const read = await ben.path('GET', '/v3/boards/{board_id}/', { board_id: boardId, fields: 'board.id,board.name' })
  expect(read.data).toMatchObject({ id: boardId })
  expect(read.body).not.toHaveProperty('resource')
  expect((await ben.path('POST', '/v3/users/me/', { about: 'By form' })).data).toMatchObject({ about: 'By form' })
  const headers = { 'content-type': 'application/json' }
  const byJson = await ben.fetch('/v3/users/me/', { method: 'POST', headers, body: '{"about":"By JSON"}' })
  expect(await byJson.json()).toMatchObject({ resource_response: { data: { about: 'By JSON' } } })
  expect((await ben.path('PUT', '/v3/boards/{board_id}/follow/', { board_id: boardId })).data).toMatchObject({
    followed_by_me: true,
  })
  expect((await ben.path('DELETE', '/v3/boards/{board_id}/follow/', { board_id: boardId })).data).toMatchObject({
    followed_by_me: false,
  })
  const failed = await ben.path('GET', '/v3/boards/{board_id}/', { board_id: '1' })
  expect(failed).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
})

test('CA-12 the query of the inner address counts as options; the data beside it wins', async () => {
  const url = `/v3/register/exists/?email=${encodeURIComponent(ana.member.email)}`
  expect((await wrapped(ben, 'get', url)).data).toBe(true)
  expect((await wrapped(ben, 'get', url, { email: 'free@example.org' })).data).toBe(false)
})

test('CA-12 an inner address is looked up and never fetched', async () => {
  const asked: string[] = []
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const refused = [
    `http://127.0.0.1:${port}/v3/boards/${boardId}/`,
    `//127.0.0.1:${port}/v3/boards/${boardId}/`,
    `/\\127.0.0.1:${port}/v3/boards/${boardId}/`,
    `https://evil.example/v3/boards/${boardId}/`,
    `${app.origin}/v3/boards/${boardId}/`,
    '/resource/BoardResource/get/',
    '/_ngjs/resource/BoardResource/get/',
    `/v3/../resource/BoardResource/get/`,
    '/v3/openapi.json',
    '/live',
    '/v3/nothing/',
    'v3/boards/1/',
    '',
    'http://[',
    '/v3/%zz/',
    ' ',
  ]
  try {
    for (const url of refused) {
      for (const action of ['get', 'create', 'update', 'delete']) {
        const answer = await wrapped(ben, action, url)
        expect([400, 404], `${action} ${url}`).toContain(answer.status)
      }
    }
    expect(asked).toEqual([])
  } finally {
    canary.close()
  }
})

test('CA-12 an inner address must be a text', async () => {
  for (const url of [undefined, null, 5, {}, []]) {
    expect(await wrapped(ben, 'get', url)).toMatchObject({ status: 400, error: { field: 'url' } })
  }
})

test('CA-12 rights and tokens are those of the inner call', async () => {
  const visitor = app.client()
  const signedOut = await visitor.resource('ApiResource', 'create', { url: '/v3/users/me/', data: { about: 'x' } })
  expect(signedOut).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
  const forged = await ben.resource(
    'ApiResource',
    'create',
    { url: '/v3/users/me/', data: { about: 'Forged' } },
    { 'x-csrftoken': 'other' },
  )
  expect(forged).toMatchObject({ status: 403, error: { name: 'csrf_failed' } })
  const secret = await ana.ask(boardResource.create, { name: 'Hidden', privacy: 'secret' })
  expect(await wrapped(ben, 'update', `/v3/boards/${secret.id}/follow/`)).toMatchObject({ status: 404 })
  expect((await ben.ask(userResource.get, { username: ben.member.username })).about).not.toBe('Forged')
})

test('CA-12 reading by ApiResource never writes', async () => {
  const before = await ben.ask(userResource.get, { username: ben.member.username })
  expect(await wrapped(ben, 'get', '/v3/users/me/', { about: 'x' })).toMatchObject({
    status: 200,
    data: { about: before.about },
  })
  expect((await wrapped(ben, 'get', '/v3/users/follow/', { followee_ids: ana.member.id })).status).toBe(405)
  const byGet = await ben.fetch(
    `/resource/ApiResource/create/?data=${encodeURIComponent('{"options":{"url":"/v3/users/me/"}}')}`,
  )
  expect(byGet.status).toBe(405)
})

test('CA-10 a code in a path is decoded at most twice, then checked', async () => {
  const encode = (times: number) => {
    let text = `%${boardId.charCodeAt(0).toString(16)}${boardId.slice(1)}`
    for (let round = 1; round < times; round += 1) text = text.replaceAll('%', '%25')
    return text
  }
  for (const times of [1, 2]) {
    expect(await ana.send('GET', `/v3/boards/${encode(times)}/`, undefined)).toMatchObject({
      status: 200,
      data: { id: boardId },
    })
    expect(await wrapped(ana, 'get', `/v3/boards/${encode(times)}/`)).toMatchObject({
      status: 200,
      data: { id: boardId },
    })
  }
  for (const times of [3, 4]) {
    expect(await ana.send('GET', `/v3/boards/${encode(times)}/`, undefined)).toMatchObject({
      status: 400,
      error: { field: 'board_id' },
    })
    expect(await wrapped(ana, 'get', `/v3/boards/${encode(times)}/`)).toMatchObject({
      status: 400,
      error: { field: 'board_id' },
    })
  }
})
