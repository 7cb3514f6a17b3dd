import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../setup/test-database.ts'

// Each test starts a program of its own, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 })

const entry = join(import.meta.dirname, '../../src/main.ts')

let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-lines-'))
  child = undefined
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const sourceOf = (file: string) => JSON.stringify(join(import.meta.dirname, '../../src/platform', file))

/** Starts the program; answers what it printed so far. */
function start(env: Record<string, string>, main = entry): () => string {
  const settings = {
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    PATH: process.env['PATH'] ?? '',
  }
  const started = spawn(process.execPath, [main], { env: { ...settings, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let printed = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()))
  return () => printed
}

interface Line {
  level: number
  msg: string
  time: number
}

/** Every line, which must be JSON with a message. */
function linesOf(printed: string): Line[] {
  const lines = printed.split('\n').filter((line) => line !== '')
  const parsed = lines.map((line) => JSON.parse(line) as Line)
  for (const line of parsed) {
    const expected = { level: expect.any(Number), time: expect.any(Number), msg: expect.stringMatching(/\S/) }
    expect(line).toMatchObject(expected)
  }
  return parsed
}

test('OP-08 from its start to its end the program prints JSON lines with messages', async () => {
  const database = await createTestDatabase()
  const printed = start({ DATABASE_URL: database.url, ROLE: 'worker' })
  await expect.poll(printed, { timeout: 100_000 }).toContain('Mails are written to')
  child?.kill('SIGTERM')
  if (child) await once(child, 'close')
  expect(linesOf(printed()).map(({ msg }) => msg)).toContainEqual(expect.stringContaining('Mails are written to'))
  await database.drop()
})

test('OP-08 a proxy that nobody declared is named once', async () => {
  const main = join(folder, 'behind.ts')
  await writeFile(
    main,
    `import { createServer } from ${sourceOf('http/server.ts')}
     const options = { logLevel: 'info', isSecure: false, trustedProxies: process.env.PROXIES?.split(',') ?? [] }
     const app = await createServer(options)
     const headers = { 'x-forwarded-for': '203.0.113.9' }
     for (const _ of [1, 2, 3]) await app.inject({ url: '/live', headers })
     await app.inject({ url: '/live', headers: { forwarded: 'for=203.0.113.9' } })`,
  )
  const undeclared = start({}, main)
  if (child) await once(child, 'close')
  expect(linesOf(undeclared())).toMatchObject([
    { level: 40, proxy: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') },
  ])
})

test('OP-08 OP-03 a mistake in the settings is a JSON line, too', async () => {
  const printed = start({ PORT: 'many' })
  if (child) expect(await once(child, 'close')).toEqual([1, null])
  expect(linesOf(printed())).toMatchObject([{ level: 60, msg: expect.stringContaining('PORT') }])
})

test('OP-08 what libraries print, what Node warns of and what it dies of are JSON lines, too', async () => {
  const main = join(folder, 'stray.ts')
  await writeFile(
    main,
    `import { catchStrayLines, createLogLines } from ${sourceOf('log-lines.ts')}
     const log = createLogLines()
     catchStrayLines(log)
     log.problem({ message: 'a copy of a failure', code: '25006' })
     console.log('a %s of %d lines\\nand two', 'word', 3)
     console.error(new Error('printed'))
     process.emitWarning('take care')
     setTimeout(() => { throw Object.assign(new Error('the end'), { code: 'EEND' }) }, 1)`,
  )
  const printed = start({}, main)
  if (child) expect(await once(child, 'close')).toEqual([1, null])
  const lines = linesOf(printed()).toSorted((a, b) => a.level - b.level)
  expect(lines).toMatchObject([
    { level: 30, msg: 'a word of 3 lines\nand two' },
    { level: 40, msg: 'Warning: take care' },
    { level: 50, msg: 'a copy of a failure', code: '25006' },
    { level: 50, msg: expect.stringContaining('printed') },
    { level: 60, msg: 'the end', code: 'EEND', stack: expect.stringContaining('stray.ts') },
  ])
})
