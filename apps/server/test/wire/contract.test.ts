import * as contract from '@pinfold/contract'
import { type Endpoint, type ErrorCode, errorMessage, errorTable } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && 'address' in value && 'endpointName' in value
// Some stand by their own name and in a table.
const defined = [
  ...new Set(
    Object.values(contract as Record<string, unknown>).flatMap((value) =>
      isEndpoint(value) ? [value] : isRecord(value) ? Object.values(value).filter(isEndpoint) : [],
    ),
  ),
]

test('CA-12 CA-18 CA-19 CA-20 CA-28 every defined endpoint is bound, and every bound one is defined', () => {
  expect(defined.length).toBeGreaterThan(40)
  expect(app.core.binder.endpoints.map(({ id }) => id).toSorted()).toEqual(defined.map(({ id }) => id).toSorted())
})

test('CA-12 no two endpoints share an address or a name', () => {
  expect(new Set(defined.map(({ id }) => id)).size).toBe(defined.length)
  const names = defined.map(({ address, endpointName }) => `${address.type} ${endpointName}`)
  expect(new Set(names).size).toBe(names.length)
})

test('CA-12 every error has a number of its own, a status of a failure and a message', () => {
  const errors = Object.entries(errorTable)
  const codes = errors.map(([, { code }]) => code)
  expect(new Set(codes).size).toBe(errors.length)
  for (const [name, { code, status }] of errors) {
    expect(code, name).toBeGreaterThan(0)
    expect([400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 501, 503], name).toContain(status)
    expect(errorMessage(name as ErrorCode).trim(), name).not.toBe('')
  }
})

test('CA-12 a refusal of what is hidden has the row of what is missing', () => {
  const missing = Object.entries(errorTable).filter(([name]) => name.endsWith('_not_found'))
  expect(missing.every(([, { status }]) => status === 404)).toBe(true)
  // What may be used nowhere on the site is hidden from nobody.
  const ofTheSite = ['blocked_words', 'blocked_link', 'blocked_name', 'blocked_email', 'picture_blocked']
  expect(
    Object.keys(errorTable)
      .filter((name) => /hidden|secret|blocked/.test(name))
      .toSorted(),
  ).toEqual(ofTheSite.toSorted())
})

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description?: string; content?: object }>
  security?: Record<string, string[]>[]
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, { type: string }> }
}

const readDocument = async () => (await (await fetch(`${app.origin}/resource/openapi.json`)).json()) as Document

test('CA-12 the document of older clients lists every bound endpoint once, with what the standard demands', async () => {
  const document = await readDocument()
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.stringMatching(/./), version: expect.stringMatching(/./) })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const placeOf = ({ address }: Endpoint) =>
    address.type === 'path'
      ? `${address.method.toLowerCase()} ${address.path}`
      : `${address.action === 'get' ? 'get' : 'post'} /resource/${address.resource}/${address.action}/`
  // Calls of the operator's people are in no document.
  const open = defined.filter(({ roles }) => roles === undefined)
  expect(operations.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(open.map(placeOf).toSorted())
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, method, operation } of operations) {
    const at = `${method} ${path}`
    expect(path, at).toMatch(/^\//)
    expect(operation.summary, at).toMatch(/./)
    expect(Object.keys(operation.responses), at).toEqual(['200', 'default'])
    for (const response of Object.values(operation.responses)) expect(response.description, at).toMatch(/./)
    checkParameters(path, operation, at)
    if (method !== 'get') expect(Object.keys(operation.requestBody?.content ?? {}), at).not.toEqual([])
    for (const need of operation.security ?? []) {
      for (const scheme of Object.keys(need)) expect(document.components.securitySchemes, at).toHaveProperty(scheme)
    }
  }
})

function checkParameters(path: string, { parameters = [] }: Operation, at: string) {
  const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  expect(new Set(places).size, at).toBe(places.length)
  expect(new Set(parameters.map(({ name }) => name)).size, at).toBe(places.length)
  for (const parameter of parameters) {
    expect(['path', 'query'], at).toContain(parameter.in)
    expect(parameter.schema, at).toBeTypeOf('object')
    if (parameter.in === 'path') expect(parameter.required, at).toBe(true)
  }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(
    parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    at,
  ).toEqual(inPath)
}

test('CA-12 every reference inside the document leads somewhere, and it says who must be signed in', async () => {
  const document = await readDocument()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const steps = reference.replace(/^#\//, '').split('/')
    const target = steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), document)
    expect(target, reference).toBeTypeOf('object')
  }
  expect(document.paths['/resource/BoardResource/create/']?.['post']?.security).toEqual([
    { session: [] },
    { bearer: [] },
  ])
  expect(document.paths['/resource/BoardResource/get/']?.['get']).not.toHaveProperty('security')
})
