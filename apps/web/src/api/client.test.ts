import { pinResource, unfollowBoard, registerExists } from '@pinfold/contract'
import { expect, test, vi } from 'vitest'
import { call, hearCommands, requestOf } from './client.ts'

test('reading a resource is a GET whose data holds the options', () => {
  const [url, init] = requestOf(pinResource.get, { id: '9007199254740993' }, '/pin/9007199254740993/')
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  expect([init.method, pathname]).toEqual(['GET', '/resource/PinResource/get/'])
  expect(JSON.parse(searchParams.get('data') ?? '')).toEqual({ options: { id: '9007199254740993' } })
  expect(searchParams.get('source_url')).toBe('/pin/9007199254740993/')
})

test('writing a resource is a POST of form fields', () => {
  const [url, init] = requestOf(pinResource.delete, { id: '1' }, '/')
  expect([init.method, url]).toEqual(['POST', '/resource/PinResource/delete/'])
  expect(init.body).toEqual(new URLSearchParams({ source_url: '/', data: '{"options":{"id":"1"}}' }))
})

test('a call with a path of its own fills its parameters', () => {
  expect(requestOf(unfollowBoard, { board_id: '12' }, '/')).toEqual([
    '/v3/boards/12/follow/',
    { method: 'DELETE', body: '{}', headers: { 'Content-Type': 'application/json' } },
  ])
  const [url] = requestOf(registerExists, { email: 'ana+1@example.com' }, '/')
  expect(url).toBe('/v3/register/exists/?email=ana%2B1%40example.com')
})

test('what a command changes is known before its caller hears the answer; questions change nothing', async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('document', { cookie: 'csrftoken=1' })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ resource_response: { status: 'success', data: 'granted' } })),
  )
  const heard: unknown[] = []
  const stop = hearCommands(async ({ endpoint, options, data }) => {
    await Promise.resolve()
    heard.push(endpoint.id, options, data)
  })
  await call(pinResource.get, { id: '1' })
  expect(heard).toEqual([])
  await call(pinResource.delete, { id: '1' })
  expect(heard).toEqual(['PinResource.delete', { id: '1' }, 'granted'])
  stop()
  await call(pinResource.delete, { id: '1' })
  expect(heard).toHaveLength(3)
  vi.unstubAllGlobals()
})
