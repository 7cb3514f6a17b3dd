import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { accessTokenResource } from '@pinfold/contract'
import { apiExamples } from '@pinfold/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const clients = join(root, 'packages/api-clients')

let app: TestApp
let ana: SignedIn
let folder: string
let token: string
let document: string
let pictures: string[]
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  folder = await mkdtemp(join(tmpdir(), 'pinfold-clients-'))
  const scopes = ['boards:write', 'pins:write', 'user:read'] as const
  ;({ token } = await ana.ask(accessTokenResource.create, { name: 'Generated', scopes: [...scopes] }))
  document = join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${app.origin}/v3/openapi.json`)).text())
  pictures = [1, 2, 3].map((at) => join(folder, `${at}.jpg`))
  for (const picture of pictures) await writeFile(picture, await drawPicture())
  await mkdir(join(clients, 'src/generated'), { recursive: true })
  const types = join(clients, 'src/generated/pinfold.ts')
  await node(join(clients, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', types)
}, 120_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.stop()
})

interface Done {
  username: string
  boardName: string
  pinIds: string[]
  pages: string[][]
}

const node = (script: string, ...args: string[]) => run(process.execPath, [script, ...args], { cwd: root })

test('a TypeScript client that was generated of our document does the main job, and its types fit', async () => {
  await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', clients)
  const { stdout } = await node(join(clients, 'src/main-job.ts'), app.origin, token, ...pictures)
  const done = JSON.parse(stdout) as Done
  expect(done.username).toBe(ana.member.username)
  expect(new Set(done.pinIds).size).toBe(3)
  const titles = [3, 2, 1].map((at) => `Picture ${at} on Made by a program`)
  expect(done.pages).toEqual([titles.slice(0, 2), titles.slice(2)])
}, 120_000)

test('the example with types on the page for developers fits the document, and runs', async () => {
  const { shell, script } = apiExamples(app.origin, token).typed
  expect(shell).toContain(`openapi-typescript ${app.origin}/v3/openapi.json -o pinfold.ts`)
  const file = join(clients, 'src/generated/example.ts')
  await writeFile(file, script)
  try {
    await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', clients)
    const { stdout } = await node(file)
    expect(stdout.trim()).toBe(`/${ana.member.username}/made-with-types/`)
  } finally {
    await rm(file)
  }
}, 120_000)

test('the types refuse a misspelt option, a wrong word and a field that there is not', async () => {
  const wrong = `import createClient from 'openapi-fetch'
import type { paths } from './pinfold.ts'
const client = createClient<paths>({ baseUrl: '' })
await client.POST('/v3/boards/', { body: { naem: 'x' } })
await client.POST('/v3/boards/', { body: { name: 'x', privacy: 'hidden' } })
const { data } = await client.GET('/v3/pins/{id}/', { params: { path: { id: '1' } } })
data?.resource_response.data.no_such_field
`
  const file = join(clients, 'src/generated/wrong.ts')
  await writeFile(file, wrong)
  try {
    const refused = await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', clients).catch(
      (error: { stdout: string }) => error,
    )
    const lines = [...refused.stdout.matchAll(/generated\/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line))
    expect(lines).toEqual([4, 5, 7])
  } finally {
    await rm(file)
  }
}, 120_000)

function hasPerlClient(): boolean {
  try {
    execFileSync('perl', ['-MOpenAPI::Client', '-e', '1'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('OpenAPI::Client is not on this machine (Debian package libopenapi-client-perl): its test is skipped')
    return false
  }
}

/** Where it would ask the network for the grammar of documents; the linter checks ours by it. */
const GRAMMAR = 'https://spec.openapis.org/oas/3.1/schema/2021-05-20'

test.skipIf(!hasPerlClient())(
  'a Perl client that is generated of our document does the main job',
  async () => {
    const name = createHash('md5').update(GRAMMAR).digest('hex')
    const schema = 'https://json-schema.org/draft/2020-12/schema'
    await writeFile(join(folder, name), JSON.stringify({ $id: GRAMMAR, $schema: schema, type: 'object' }))
    const script = join(clients, 'src/main-job.pl')
    const { stdout } = await run('perl', [script, app.origin, token, document, ...pictures], {
      env: { ...process.env, JSON_VALIDATOR_CACHE_PATH: folder, LC_ALL: 'C.UTF-8' },
    })
    const done = JSON.parse(stdout) as Done & { refused: number }
    expect(done.username).toBe(ana.member.username)
    expect(new Set(done.pinIds).size).toBe(3)
    expect(done.pages).toEqual([['Picture 3', 'Picture 2'], ['Picture 1']])
    expect(done.refused).toBe(400)
  },
  120_000,
)
