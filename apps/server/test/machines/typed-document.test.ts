import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@pinfold/contract'
import { publishedOperations, tags, twins, withoutTwin } from '@pinfold/contract/published'
import { loadConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../support/test-app.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  $ref?: string
}
interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { name?: string; $ref?: string; description?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  security: Record<string, string[]>[]
  responses: Record<string, { $ref?: string }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, { name: string; description?: string }>
    responses: Record<string, { content: Record<string, { example?: unknown }> }>
  }
}

let app: TestApp
let text: string
let document: Document
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  app = await startTestApp()
  text = await (await fetch(`${app.origin}/v3/openapi.json`)).text()
  document = JSON.parse(text) as Document
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}, 120_000)
afterAll(() => app.stop())

test('every call has one typed address, or says what new clients ask instead', () => {
  const asked = publishedOperations.map(({ endpoint }) => endpoint.id)
  // No program makes the calls of employees: no token opens them.
  const all = app.core.binder.endpoints.flatMap(({ id, roles }) => (roles === undefined ? [id] : []))
  expect([...asked, ...Object.keys(withoutTwin)].toSorted()).toEqual(all.toSorted())
})

test('no two calls share a path and a verb, however their parameters are called', () => {
  const places = publishedOperations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  const names = publishedOperations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

const optionsOf = ({ options }: Endpoint) => (options instanceof z.ZodObject ? Object.keys(options.shape) : [])

test.each(Object.entries(twins))('the address of %s has parameters that its call takes', (_name, twin) => {
  const inPath = [...twin.path.matchAll(/\{(\w+)\}/g)].map(([, option]) => option ?? '')
  expect(optionsOf(twin.endpoint)).toEqual(expect.arrayContaining(inPath))
  expect(inPath.filter((option) => twin.without.includes(option))).toEqual([])
})

test('every call has a domain, words, an example, its scopes and its failures', () => {
  expect(operations.length).toBe(publishedOperations.length + 1)
  const domains = tags.map(({ name }) => name)
  for (const { path, method, operation } of operations) {
    const at = `${method} ${path}`
    expect(operation.tags, at).toHaveLength(1)
    expect(domains, at).toContain(operation.tags[0])
    expect(operation.description.length, at).toBeGreaterThan(9)
    expect(operation.security.length, at).toBeGreaterThan(0)
    expect(Object.keys(operation.responses), at).toContain('default')
    for (const { content } of [operation.requestBody, answerOf(operation)].filter((one) => one !== undefined)) {
      const { 'application/json': json } = content
      if (json) expect(json.example, at).toBeDefined()
    }
  }
})

const answerOf = ({ responses }: Operation) => {
  const name = responses['200']?.$ref?.split('/').at(-1)
  return name === undefined ? undefined : document.components.responses[name]
}

test('a call says which scope a token needs, and a write by session the header that proves it', () => {
  const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security
  expect(securityOf('/v3/boards/', 'post')).toEqual([{ token: ['boards:write'] }, { session: [], csrf: [] }])
  expect(securityOf('/v3/boards/{board_id}/pins/', 'get')).toEqual([{ token: ['pins:read'] }, { session: [] }, {}])
  expect(securityOf('/v3/conversations/', 'get')).toEqual([{ session: [] }])
})

test('every field and every parameter says what it means', () => {
  const silent: string[] = []
  const look = (schema: unknown, at: string): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { properties } = schema as Schema
    for (const [name, field] of Object.entries(properties ?? {}))
      if (field.description === undefined && field.$ref === undefined) silent.push(`${at}.${name}`)
    for (const part of Object.values(schema)) look(part, at)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema.description === undefined) silent.push(name)
    look(schema, name)
  }
  for (const { path, method, operation } of operations) {
    for (const { name, $ref, description } of operation.parameters ?? [])
      if ($ref === undefined && description === undefined) silent.push(`${method} ${path} ${name}`)
  }
  expect(silent).toEqual([])
})

test('entities and enumerations are named once', () => {
  for (const name of ['Pin', 'Board', 'User', 'BoardPrivacy', 'PinSortOrder', 'AccessTokenScope', 'Failure'])
    expect(document.components.schemas, name).toHaveProperty(name)
  expect(text).not.toContain('"data":{"type":"string"}')
})

test('the linter finds nothing that is not explained', async () => {
  const configPath = fileURLToPath(new URL('../../../../packages/api-clients/redocly.yaml', import.meta.url))
  const config = await loadConfig({ configPath })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
}, 60_000)
