import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { adminActs, adminEmployees, userPasswordResource, userSessionResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runPinfold } from '../../cli/pinfold.ts'
import { runWholeProgram } from '../faults/whole-program.ts'
import { DRAWN_PASSWORD_HOURS, makeMember } from '../../src/modules/accounts/index.ts'
import { commandLine, resetPasswordOf } from '../../src/modules/employees/index.ts'
import { logIn, MINUTE, turnedClock } from '../accounts/safety/sign-ins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

const script = join(import.meta.dirname, '../../../../scripts/pinfold.ts')

let app: TestApp
let owner: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  owner = await hire(app, 'owner')
  vi.stubEnv('DATABASE_URL', app.databaseUrl)
  vi.stubEnv('DATA_DIR', app.dataFolder)
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await app.stop()
})

/** The tool as a shell runs it. */
async function pinfold(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, printed, complained }
}

/** The tool without a process of its own, on a database that a server has open. */
async function run(args: readonly string[]) {
  const [printed, complained]: [string[], string[]] = [[], []]
  const terminal = { print: (text: string) => printed.push(text), complain: (text: string) => complained.push(text) }
  const code = await runPinfold(args, terminal)
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

const HOUR = 60 * MINUTE

const json = (printed: string) => JSON.parse(printed) as unknown

test('a member becomes an owner by username or address, and the running server knows it', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const first = await run(['admin', 'create', ana.member.username])
  expect(first).toMatchObject({ code: 0, complained: '' })
  expect(first.printed).toContain(`${ana.member.username} is owner now.`)
  expect(first.printed).not.toContain('Password')
  const second = await run(['admin', 'create', ben.member.email, '--role', 'support', '--reason', 'Helps', '--json'])
  expect(json(second.printed)).toEqual({
    id: ben.member.id,
    username: ben.member.username,
    role: 'support',
    password: null,
  })
  const employees = await owner.ask(adminEmployees, {})
  expect(employees.map(({ id }) => id)).toEqual(expect.arrayContaining([ana.member.id, ben.member.id]))
  const acts = await owner.ask(adminActs, { concerned_id: ben.member.id })
  expect(acts).toMatchObject([{ actor: null, reason: 'Helps', after: { roles: ['support'] } }])
  const listed = await run(['admin', 'list', '--json'])
  expect(json(listed.printed)).toEqual(expect.arrayContaining([expect.objectContaining({ id: ben.member.id })]))
  expect(await run(['admin', 'revoke', ben.member.username, '--role', 'support'])).toMatchObject({ code: 0 })
  const after = await owner.ask(adminEmployees, {})
  expect(after.map(({ id }) => id)).not.toContain(ben.member.id)
})

test('where nobody is called so, an account is made whose password is printed once', async () => {
  const { code, printed } = await run(['admin', 'create', 'new_keeper', '--email', 'keeper@example.org', '--json'])
  expect(code).toBe(0)
  const { password } = json(printed) as { password: string }
  const { status } = await logIn(app.client(), 'new_keeper', password)
  expect(status).toBe(200)
  const again = await run(['admin', 'create', 'new_keeper', '--json'])
  expect(json(again.printed)).toMatchObject({ password: null })
  const reset = await run(['member', 'reset-password', 'new_keeper', '--reason', 'Forgot it', '--json'])
  const { password: next } = json(reset.printed) as { password: string }
  const statuses = [password, next].map(async (tried) => (await logIn(app.client(), 'new_keeper', tried)).status)
  expect(await Promise.all(statuses)).toEqual([401, 200])
})

test('a password that was drawn ends after a day; one that its owner chose stays', async () => {
  const clock = turnedClock()
  const own = await startTestApp({ clock })
  try {
    const given = { email: 'drawn@example.org', username: 'drawn_for', country: 'US' }
    const { memberId, password } = await makeMember(own.core, given)
    const tryIt = async (tried: string) => (await logIn(own.client(), 'drawn_for', tried)).error?.name
    clock.pass(DRAWN_PASSWORD_HOURS * HOUR - 1000)
    expect(await tryIt(password)).toBeUndefined()
    clock.pass(2000)
    expect(await tryIt(password)).toBe('wrong_credentials')
    const { answer: next } = await resetPasswordOf(own.core, commandLine, { memberId, reason: 'Too late' })
    expect(await own.pool.query('select kind, before, after from admin_acts')).toMatchObject({
      rows: [{ kind: 'password.drawn', before: null, after: null }],
    })
    expect([await tryIt(password), await tryIt(next)]).toEqual(['wrong_credentials', undefined])
    const theirs = own.client()
    await theirs.ask(userSessionResource.create, { username_or_email: 'drawn_for', password: next })
    await theirs.ask(userPasswordResource.update, { old_password: next, new_password: 'a password of their own' })
    clock.pass(30 * 24 * HOUR)
    expect(await tryIt('a password of their own')).toBeUndefined()
  } finally {
    await own.stop()
  }
})

test.each([
  ['no command', ['admin', 'crown'], 2, 'There is no command admin crown.'],
  ['no name', ['admin', 'create'], 2, 'Give a username or an email address.'],
  ['too much', ['admin', 'create', 'ana', 'ben'], 2, 'ben is too much'],
  ['an unknown option', ['admin', 'list', '--colour'], 2, '--colour'],
  ['an unknown role', ['admin', 'create', 'ana', '--role', 'king'], 2, 'there is no role king'],
])('a mistake is told in words: %s', async (_, args, code, words) => {
  const failed = await run(args)
  expect(failed).toMatchObject({ code, printed: '', complained: expect.stringContaining(words) })
  expect(failed.complained).not.toMatch(/^\s+at /m)
})

test('what cannot be is refused in words', async () => {
  for (const [words, ...args] of [
    ['Nobody here is called nobody_at_all.', 'revoke', 'nobody_at_all'],
    ['Give --email', 'create', 'nobody_at_all'],
    ['username', 'create', 'support', '--email', 'x@example.org'],
  ])
    expect(await run(['admin', ...args]), args.join(' ')).toMatchObject({
      code: 3,
      printed: '',
      complained: expect.stringContaining(words ?? ''),
    })
})

test('without a database it says so, also as JSON; help needs none', async () => {
  const nowhere = { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' }
  const failed = await pinfold(['admin', 'list', '--json'], nowhere)
  expect(failed.code).toBe(1)
  expect(json(failed.printed)).toEqual({ error: expect.stringContaining('127.0.0.1:9') })
  for (const args of [['--help'], [], ['admin', 'create', '--help']])
    expect(await run(args), args.join(' ')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('npm run pinfold --'),
    })
})

test('it works on a data folder whether a server runs there or not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-cli-'))
  const env = { DATABASE_URL: '', DATA_DIR: folder }
  try {
    const alone = await pinfold(['admin', 'create', 'first_keeper', '--email', 'first@example.org', '--json'], env)
    expect(alone).toMatchObject({ code: 0, complained: '' })
    const program = await runWholeProgram({ folder })
    try {
      const { password } = json(alone.printed) as { password: string }
      expect((await logIn(program.client(), 'first_keeper', password)).status).toBe(200)
      const beside = await pinfold(['admin', 'create', 'second_keeper', '--email', 'second@example.org'], env)
      expect(beside).toMatchObject({ code: 0, complained: '' })
      const listed = await pinfold(['admin', 'list', '--json'], env)
      expect(json(listed.printed)).toMatchObject([{ username: 'first_keeper' }, { username: 'second_keeper' }])
    } finally {
      await program.stop()
      await program.remove()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
