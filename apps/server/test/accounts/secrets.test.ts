import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardPickerBoardsResource, userRegisterResource, userSessionResource } from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../setup/test-database.ts'
import { childEnvironment } from '../support/child-environment.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

test('AC-01 a password is kept as an argon2id hash of 19 MiB, two passes and one lane', async () => {
  const { rows } = await app.pool.query<{ password_hash: string }>('select password_hash from members where id = $1', [
    ana.member.id,
  ])
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  const twin = await signUp(app)
  const { rows: twins } = await app.pool.query<{ password_hash: string }>(
    'select password_hash from members where id = $1',
    [twin.member.id],
  )
  expect(twins[0]?.password_hash).not.toBe(rows[0]?.password_hash)
})

test('AC-02 of a token only the hash is kept, and the database holds neither it nor the password', async () => {
  const token = ana.cookies.get('_pinterest_sess') ?? ''
  const bytes = Buffer.from(token, 'base64url')
  expect(bytes).toHaveLength(32)
  const { rows } = await app.pool.query<{ secret_hash: Buffer }>(
    'select secret_hash from sessions where member_id = $1',
    [ana.member.id],
  )
  expect(rows.map(({ secret_hash: hash }) => hash)).toEqual([createHash('sha256').update(bytes.subarray(8)).digest()])
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  expect(tables.length).toBeGreaterThan(15)
  for (const { name } of tables) {
    const { rows: found } = await app.pool.query<{ text: string }>(`select each::text as text from ${name} as each`)
    const stored = found.map(({ text }) => text).join('\n')
    for (const secret of [ana.member.password, token, bytes.subarray(8).toString('hex')])
      expect(stored.includes(secret), name).toBe(false)
  }
})

async function cookiesOf(server: TestApp): Promise<Record<string, string>> {
  const client = server.client()
  const body = new URLSearchParams({
    data: JSON.stringify({
      options: { email: `${client.address}@example.org`, password: 'correct horse', birth_date: '1990-05-17' },
    }),
  })
  const response = await client.fetch('/resource/UserRegisterResource/create/', { method: 'POST', body })
  return Object.fromEntries(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]))
}

test('AC-02 the session’s cookie is out of reach of scripts and other sites, and for https alone where the site is', async () => {
  const plain = await cookiesOf(app)
  expect(Object.keys(plain).toSorted()).toEqual(['_auth', '_device', '_pinterest_sess', 'csrftoken'])
  expect(plain['_device']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(plain['_pinterest_sess']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(plain['_pinterest_sess']).toMatch(/Max-Age=7776000/)
  expect(plain['_auth']).toMatch(/^_auth=1;/)
  expect(plain['_auth']).not.toMatch(/HttpOnly/)
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://pins.example' } })
  try {
    for (const line of Object.values(await cookiesOf(secure))) expect(line).toMatch(/; Secure/)
    expect((await cookiesOf(secure))['_pinterest_sess']).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/)
  } finally {
    await secure.stop()
  }
  for (const line of Object.values(plain)) expect(line).not.toMatch(/Secure|Domain/)
})

test('AC-02 no password, token or email address comes into what the program prints, also where it fails', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-log-'))
  const env = {
    ...childEnvironment,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    DEMO: 'off',
    NODE_ENV: 'production',
  }
  const child = fork(join(import.meta.dirname, 'program-holder.ts'), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const printed: string[] = []
  child.stdout?.on('data', (part: Buffer) => printed.push(part.toString()))
  child.stderr?.on('data', (part: Buffer) => printed.push(part.toString()))
  try {
    const client = new TestClient(`http://127.0.0.1:${await readyPort(child, printed)}`)
    const person = {
      email: 'canary-email@example.org',
      password: 'canary-password',
      birth_date: '1990-05-17',
      username: 'logged',
    }
    await client.ask(userRegisterResource.create, person)
    const token = client.cookies.get('_pinterest_sess') ?? ''
    await client.call(userSessionResource.create, {
      username_or_email: person.email,
      password: 'canary-password wrong',
    })
    await client.call(boardPickerBoardsResource.get, {}, { authorization: `Bearer ${token}` })
    const pool = new pg.Client({ connectionString: database.url })
    await pool.connect()
    await pool.query('drop table sessions, member_boards cascade')
    await pool.end()
    expect(
      (await client.call(userSessionResource.create, { username_or_email: person.email, password: person.password }))
        .status,
    ).toBe(500)
    expect((await client.call(boardPickerBoardsResource.get, {})).status).toBe(500)
    await expect.poll(() => printed.join('')).toContain('unexpected failure')
    const all = printed.join('')
    for (const secret of ['canary-password', 'canary-email', token, client.cookies.get('csrftoken') ?? 'none'])
      expect(all).not.toContain(secret)
  } finally {
    const isOver = new Promise((resolve) => child.once('exit', resolve))
    child.disconnect()
    await isOver
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function readyPort(child: ChildProcess, printed: readonly string[]): Promise<string> {
  for (;;) {
    const port = /ready at (\d+)/.exec(printed.join(''))?.[1]
    if (port !== undefined) return port
    if (child.exitCode !== null) throw new Error(printed.join(''))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
