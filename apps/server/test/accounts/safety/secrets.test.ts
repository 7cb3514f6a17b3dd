import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  confirmLogIn,
  confirmSecondFactor,
  enterPassword,
  resetPasswordFromEmailResource,
  setUpSecondFactor,
  userPasswordResource,
  userRegisterResource,
  userResetPasswordResource,
} from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../setup/test-database.ts'
import { childEnvironment } from '../../support/child-environment.ts'
import { parseMail } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { settled } from '../../support/settled.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import { TestClient } from '../../support/test-client.ts'
import { codeOf, logIn, mailedLogIn, mailedReset } from './sign-ins.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

test('AC-03 AC-05 links, keys and recovery codes are kept as hashes or sealed, and stand nowhere in the database', async () => {
  const reset = await mailedReset(app, ana.member.email)
  const link = await mailedLogIn(app, ana.member.email)
  // What may be repeated is kept to answer the repeat: these answers must not be.
  const key = { 'idempotency-key': randomUUID() }
  const { data: setUp } = await ana.call(setUpSecondFactor, {}, key)
  const code = codeOf(setUp.secret, new Date())
  const { data: confirmed } = await ana.call(confirmSecondFactor, { code }, { 'idempotency-key': randomUUID() })
  await ana.call(enterPassword, { password: ana.member.password, code: confirmed.recovery_codes[0] ?? '' }, key)
  const change = { new_password: 'canary new password' }
  expect((await ana.call(userPasswordResource.update, change, { 'idempotency-key': randomUUID() })).status).toBe(200)
  const { error } = await logIn(app.client(), ana.member.email, change.new_password)
  await settled(app)
  const bytes = Buffer.from(reset, 'base64url').subarray(8)
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const secrets = [
    reset,
    link,
    bytes.toString('hex'),
    setUp.secret,
    ...confirmed.recovery_codes,
    ana.member.password,
    change.new_password,
    (error as { challenge?: string }).challenge ?? 'none',
    createHash('sha256').update(JSON.stringify(change)).digest('hex'),
  ]
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ text: string }>(`select each::text as text from ${name} as each`)
    const stored = rows.map(({ text }) => text).join('\n')
    for (const secret of secrets) expect(stored.includes(secret), `${name} ${secret.slice(0, 6)}`).toBe(false)
  }
})

test('AC-03 an answer repeats none of what was sent in secret', async () => {
  const secrets = { password: 'canary-password', old_password: 'canary-old', code: '123 456', token: 'canary-token' }
  const sent = { ...secrets, new_password: 'canary-new', challenge: 'canary-challenge' }
  for (const [name, action] of [
    ['UserPasswordResource', 'update'],
    ['ResetPasswordFromEmailResource', 'update'],
    ['UserSessionResource', 'create'],
  ] as const) {
    const { body } = await app.client().resource(name, action, sent)
    expect(JSON.stringify(body), name).not.toMatch(/canary|123 456/)
  }
  const wrapped = { url: '/v3/users/me/password/enter/', data: sent }
  const { body } = await app.client().resource('ApiResource', 'create', wrapped)
  expect(JSON.stringify(body)).not.toMatch(/canary|123 456/)
})

test('AC-03 AC-05 no token, code, key or address comes into what the program prints, also where mail fails', async () => {
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
  const holder = join(import.meta.dirname, '../program-holder.ts')
  const child = fork(holder, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part.toString()))
  try {
    const client = new TestClient(`http://127.0.0.1:${await readyPort(child, printed)}`)
    const person = { email: 'canary-email@example.org', password: 'canary-password', birth_date: '1990-05-17' }
    await client.ask(userRegisterResource.create, person)
    const { secret } = await client.ask(setUpSecondFactor, {})
    const code = codeOf(secret, new Date())
    const { recovery_codes: codes } = await client.ask(confirmSecondFactor, { code })
    await client.ask(userResetPasswordResource.create, { username_or_email: person.email })
    const token = await waitForToken(join(folder, 'mail'))
    const challenge = ((await logIn(client, person.email, person.password)).error as { challenge?: string }).challenge
    const pool = new pg.Client({ connectionString: database.url })
    await pool.connect()
    await pool.query('drop table recovery_codes; alter table email_links drop column purpose')
    await pool.end()
    const failing = [
      await client.call(confirmLogIn, { challenge: challenge ?? '', code: codes[0] ?? '' }),
      await client.call(resetPasswordFromEmailResource.update, { token, new_password: 'canary-new' }),
    ]
    expect(failing.map(({ status }) => status)).toEqual([500, 500])
    await client.ask(userResetPasswordResource.create, { username_or_email: person.email })
    await expect.poll(() => printed.join('')).toContain('unexpected failure')
    const all = printed.join('')
    for (const each of ['canary', token, secret, challenge ?? 'none', ...codes]) expect(all).not.toContain(each)
  } finally {
    const isOver = new Promise((resolve) => child.once('exit', resolve))
    child.disconnect()
    await isOver
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function waitForToken(folder: string): Promise<string> {
  for (;;) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const mail = await parseMail(await readFile(join(folder, name)))
      if (mail.subject === 'Set a new password') return mail.token
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function readyPort(child: ChildProcess, printed: readonly string[]): Promise<string> {
  for (;;) {
    const port = /ready at (\d+)/.exec(printed.join(''))?.[1]
    if (port !== undefined) return port
    if (child.exitCode !== null) throw new Error(printed.join(''))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
