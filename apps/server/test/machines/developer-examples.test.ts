import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { accessTokenResource } from '@pinfold/contract'
import { apiExamples, documentPaths, type ExampleName } from '@pinfold/contract/examples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPicture, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const run = promisify(execFile)
const MARK = '--- the next example ---'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-examples-'))
  await writeFile(join(folder, 'picture.jpg'), await drawPicture())
}, 120_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.stop()
})

/** All that run one after the other; the one with types is run beside the clients that others' generators make. */
const names = (token: string) => Object.entries(apiExamples(app.origin, token)).filter(([name]) => name !== 'typed')

/** What each of them printed. */
function printed(stdout: string, token: string): Record<ExampleName, string> {
  const parts = stdout.split(`${MARK}\n`)
  return Object.fromEntries(names(token).map(([name], at) => [name, (parts[at] ?? '').trim()])) as never
}

/** Somebody with the token that the page tells one to make. */
async function makeDeveloper(): Promise<{ ana: SignedIn; token: string }> {
  const ana = await signUp(app)
  const scopes = ['boards:write', 'pins:write', 'user:read'] as const
  const { token } = await ana.ask(accessTokenResource.create, { name: 'Examples', scopes: [...scopes] })
  return { ana, token }
}

describe('the examples with curl', () => {
  let said: Record<ExampleName, string>
  let ana: SignedIn
  beforeAll(async () => {
    const developer = await makeDeveloper()
    ana = developer.ana
    const script = names(developer.token).map(([, { shell }]) => shell)
    const { stdout } = await run('sh', ['-e', '-c', script.join(`\necho; echo '${MARK}'\n`)], { cwd: folder })
    said = printed(stdout, developer.token)
  }, 120_000)

  test('tell who asks', () => {
    const { resource_response: answer } = JSON.parse(said.first) as { resource_response: { data: object } }
    expect(answer.data).toMatchObject({ username: ana.member.username, id: ana.member.id })
  })

  test('make a board, another one once though it is sent twice, and a Pin of a picture', () => {
    expect(said.makeBoard).toMatch(/^\d+$/)
    const [one, again, ...more] = said.once.split('\n')
    expect(one).toMatch(/^\d+$/)
    expect([again, more]).toEqual([one, []])
    expect(said.upload.split('\n').at(-1)).toMatch(/^\d+$/)
  })

  test('read a list to its end, and a graph', () => {
    expect(said.lists.split('\n').toSorted()).toEqual(['Balcony garden', 'Herbs'])
    const { data } = JSON.parse(said.graphql) as { data: { user: { boards: { name: string }[] } } }
    expect(data.user.boards.map(({ name }) => name).toSorted()).toEqual(['Balcony garden', 'Herbs'])
  })

  test('show what was wrong, what is left, and that other sites may call', () => {
    expect(said.errors.split(/\r?\n/)).toEqual([
      'name',
      'www-authenticate: Bearer realm="Pinfold", error="invalid_token"',
      'www-authenticate: Bearer realm="Pinfold", error="insufficient_scope", scope="user:write"',
    ])
    expect(said.limits).toMatch(/^ratelimit-policy: "search";q=\d+;w=60\r?\nratelimit: "search";r=\d+;t=\d+$/)
    expect(said.otherSites).toBe('access-control-allow-origin: *')
  })
})

describe('the examples with fetch', () => {
  let said: Record<ExampleName, string>
  let ana: SignedIn
  beforeAll(async () => {
    const developer = await makeDeveloper()
    ana = developer.ana
    const program = names(developer.token).map(([, { script }]) => script)
    await writeFile(join(folder, 'program.mjs'), program.join(`\nconsole.log('${MARK}')\n`))
    const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder })
    said = printed(stdout, developer.token)
  }, 120_000)

  test('do the same', () => {
    expect(said).toMatchObject({
      begin: '',
      first: ana.member.username,
      makeBoard: expect.stringMatching(/^\d+$/) as string,
      once: 'true',
      upload: 'Tomatoes',
      errors: '400 invalid_parameters name\n401 Bearer realm="Pinfold", error="invalid_token"',
      limits: expect.stringMatching(/^"search";q=\d+;w=60 "search";r=\d+;t=\d+$/) as string,
      otherSites: '200',
    })
    for (const list of [said.lists.split('\n'), said.graphql.split(', ')])
      expect(list.toSorted()).toEqual(['Balcony garden', 'Herbs'])
  })
})

test('the documents are where the page says', async () => {
  for (const path of Object.values(documentPaths)) {
    const answer = await fetch(new URL(path, app.origin))
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.0')
  }
})
