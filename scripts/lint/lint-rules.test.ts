import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../run-program.ts'
import { makeFixtureProject } from '../testing/fixture-project.ts'

interface Finding {
  readonly code: string
  readonly filename: string
}

/** What the linter, set up as for the project, says of each file: rule names by path. */
function lint(written: Readonly<Record<string, string>>): Record<string, string[]> {
  const project = makeFixtureProject({ copied: ['.oxlintrc.json', 'scripts/lint'], linked: ['node_modules'], written })
  const program = join(projectFolder, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [program, '-f', 'json', ...Object.keys(written)], {
    cwd: project.folder,
    encoding: 'utf8',
  })
  project.remove()
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
  const found = Object.fromEntries(Object.keys(written).map((path) => [path, [] as string[]]))
  for (const { code, filename } of diagnostics) found[filename]?.push(code.replace(/^[\w-]+\((.*)\)$/, '$1'))
  return found
}

const boards = 'apps/server/src/modules/boards'
const select = `export const find = (db: { selectFrom(table: string): unknown }) => db.selectFrom('boards')\n`

test('lint refuses SQL outside queries files', () => {
  const raw = `import { sql } from 'kysely'\nexport const one = sql\`select 1\`\n`
  const pool = `import pg from 'pg'\nexport const pool = new pg.Pool()\n`
  const words = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'with']
  const files = words.map((word): [string, string] => [
    `${boards}/${word.toLowerCase()}.ts`,
    `export const run = (db: { ${word}(table: string): unknown }) => db.${word}('boards')\n`,
  ])
  const found = lint({
    [`${boards}/boards.view.ts`]: select,
    [`${boards}/boards.queries.ts`]: select + raw,
    [`${boards}/raw.ts`]: raw,
    [`${boards}/pool.ts`]: pool,
    [`${boards}/pool-type.ts`]: `import type pg from 'pg'\nexport type Pool = pg.Pool\n`,
    'apps/server/src/platform/db/pool.ts': pool,
    'apps/server/test/boards.test.ts': select,
    ...Object.fromEntries(files),
  })
  expect(found).toEqual({
    [`${boards}/boards.view.ts`]: ['no-restricted-properties'],
    [`${boards}/boards.queries.ts`]: [],
    [`${boards}/raw.ts`]: ['no-restricted-imports'],
    [`${boards}/pool.ts`]: ['no-restricted-imports'],
    [`${boards}/pool-type.ts`]: [],
    'apps/server/src/platform/db/pool.ts': [],
    'apps/server/test/boards.test.ts': [],
    ...Object.fromEntries(files.map(([path]) => [path, ['no-restricted-properties']])),
  })
})

test('lint refuses process.env outside platform/config', () => {
  const port = 'export const port = process.env.PORT\n'
  expect(
    lint({
      'apps/server/src/platform/http/port.ts': port,
      'apps/server/src/platform/http/import.ts': `import { env } from 'node:process'\nexport const port = env\n`,
      'apps/web/src/app/port.ts': port,
      'apps/server/src/platform/config/port.ts': port,
      'scripts/port.ts': port,
    }),
  ).toEqual({
    'apps/server/src/platform/http/port.ts': ['no-process-env'],
    'apps/server/src/platform/http/import.ts': ['no-restricted-imports'],
    'apps/web/src/app/port.ts': ['no-process-env'],
    'apps/server/src/platform/config/port.ts': [],
    'scripts/port.ts': [],
  })
})

test('lint refuses fetch and its like on the server outside platform/outbound', () => {
  const calls = {
    fetch: `export const page = () => fetch('https://example.org')\n`,
    global: `export const page = () => globalThis.fetch('https://example.org')\n`,
    socket: `export const socket = new WebSocket('wss://example.org')\n`,
  }
  expect(
    lint({
      [`${boards}/fetch.ts`]: calls.fetch,
      [`${boards}/global.ts`]: calls.global,
      [`${boards}/socket.ts`]: calls.socket,
      'apps/server/src/platform/outbound/fetch.ts': calls.fetch + calls.global.replace('page', 'other'),
      'apps/web/src/api/fetch.ts': calls.fetch,
    }),
  ).toEqual({
    [`${boards}/fetch.ts`]: ['no-restricted-globals'],
    [`${boards}/global.ts`]: ['no-restricted-properties'],
    [`${boards}/socket.ts`]: ['no-restricted-globals'],
    'apps/server/src/platform/outbound/fetch.ts': [],
    'apps/web/src/api/fetch.ts': [],
  })
})

test('lint refuses links written by hand on the web', () => {
  const bad = {
    'to-text.tsx': 'import { Link } from "react-router"\nexport const L = () => <Link to="/pin/1/">{1}</Link>\n',
    'href-template.tsx': 'export const L = ({ id }: P) => <a href={`/pin/${id}/`}>{1}</a>\n',
    'href-choice.tsx': `export const L = ({ a }: P) => <a href={a ? '/a/' : builder()}>{1}</a>\n`,
    'form.tsx': `export const L = () => <form action={'/login/'} />\n`,
    'call.ts': `export const go = () => navigate('/home/')\n`,
    'object.ts': `export const tab = { to: '/home/' }\n`,
  }
  const good = {
    'built.tsx':
      'import { Link } from "react-router"\nexport const L = ({ id }: P) => <Link to={pinRoute.href({ id })}>{1}</Link>\n',
    'outside.tsx': 'export const L = ({ url }: P) => <a href={url}>{1}</a>\n',
    'anchor.tsx': 'export const L = () => <a href="#content">{1}</a>\n',
    'icon.tsx': 'export const L = () => <link rel="icon" href="/icon.svg" />\n',
  }
  const put = (files: object) => Object.fromEntries(Object.entries(files).map(([k, v]) => [`apps/web/src/ui/${k}`, v]))
  const found = lint({ ...put(bad), ...put(good) })
  const expected = [
    ...Object.keys(bad).map((key) => [key, ['no-raw-links']]),
    ...Object.keys(good).map((key) => [key, []]),
  ]
  expect(found).toEqual(put(Object.fromEntries(expected)))
})

test('lint refuses any, non-null assertions, default exports, long files and wrong file names', () => {
  const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join('\n')
  expect(
    lint({
      'packages/contract/src/a.ts': 'export const a = (value: any) => value\n',
      'packages/contract/src/b.ts': 'export const b = (value: string | null) => value!\n',
      'packages/contract/src/c.ts': 'export default 1\n',
      'packages/contract/src/d.ts': `${long}\n`,
      'packages/contract/src/bigName.ts': 'export const e = 1\n',
      'apps/web/src/screens/home/home.tsx': 'export default function Home() {\n  return null\n}\n',
      'some.config.ts': 'export default {}\n',
    }),
  ).toEqual({
    'packages/contract/src/a.ts': ['no-explicit-any'],
    'packages/contract/src/b.ts': ['no-non-null-assertion'],
    'packages/contract/src/c.ts': ['no-default-export'],
    'packages/contract/src/d.ts': ['max-lines'],
    'packages/contract/src/bigName.ts': ['filename-case'],
    'apps/web/src/screens/home/home.tsx': [],
    'some.config.ts': [],
  })
})

test('lint refuses waiting in a policy', () => {
  expect(
    lint({
      [`${boards}/a.policy.ts`]: 'export const canSee = async (find: () => Promise<boolean>) => await find()\n',
      [`${boards}/b.policy.ts`]:
        'export const canSee = (find: () => Promise<boolean>) => find().then((found) => found)\n',
      [`${boards}/c.policy.ts`]: 'export const canSee = (board: { isOwner: boolean }) => board.isOwner\n',
      [`${boards}/boards.view.ts`]: 'export const view = async (find: () => Promise<boolean>) => await find()\n',
    }),
  ).toEqual({
    [`${boards}/a.policy.ts`]: ['synchronous-policies', 'synchronous-policies'],
    [`${boards}/b.policy.ts`]: ['synchronous-policies'],
    [`${boards}/c.policy.ts`]: [],
    [`${boards}/boards.view.ts`]: [],
  })
})

test('lint refuses to look once at a page, in browser tests', () => {
  const lookAt = (expectation: string) => `import type { Page } from 'playwright-core'
import { expect } from 'vitest'
export async function look(page: Page) {
  ${expectation}
}
`
  const once = {
    'e2e/count.e2e.ts': `expect(await page.getByRole('link').count()).toBe(0)`,
    'e2e/field.e2e.ts': `expect(await page.getByLabel('Name').inputValue(), 'the name').toBe('')`,
    'e2e/several.e2e.ts': `expect([await page.title(), page.url()]).toEqual(['', ''])`,
    'e2e/box.e2e.ts': `expect((await page.locator('p').boundingBox())?.width).toBe(3)`,
  }
  const rightly = {
    'e2e/poll.e2e.ts': `await expect.poll(() => page.getByRole('link').count()).toBe(0)`,
    'e2e/deep.e2e.ts': `await expect.poll(async () => (await page.getByRole('link').count()) + 1).toBe(1)`,
    'e2e/kept.e2e.ts': `const answer = await page.goto('/')\n  expect(answer?.status()).toBe(404)`,
    'apps/server/test/count.test.ts': `expect(await page.getByRole('link').count()).toBe(0)`,
  }
  expect(lint(Object.fromEntries(Object.entries({ ...once, ...rightly }).map(([p, t]) => [p, lookAt(t)])))).toEqual({
    ...Object.fromEntries(Object.keys(once).map((path) => [path, ['no-single-looks']])),
    ...Object.fromEntries(Object.keys(rightly).map((path) => [path, []])),
  })
})

test('lint refuses waiting for a time, in browser tests', () => {
  const wait = (what: string) =>
    `import type { Page } from 'playwright-core'\nexport const wait = (page: Page) => page.${what}\n`
  const timed = {
    'e2e/silence.e2e.ts': wait(`waitForLoadState('networkidle')`),
    'e2e/time.e2e.ts': wait('waitForTimeout(50)'),
    'e2e/pause.e2e.ts': `import { setTimeout } from 'node:timers/promises'\nexport const wait = () => setTimeout(50)\n`,
  }
  expect(lint({ ...timed, 'e2e/sign.e2e.ts': wait(`waitForLoadState('load')`) })).toEqual({
    ...Object.fromEntries(Object.keys(timed).map((path) => [path, ['no-timed-waits']])),
    'e2e/sign.e2e.ts': [],
  })
})

test('lint refuses statements that write where something only reads, and a forged right to write', () => {
  const raw = (type: string, text: string) => `import { sql } from 'kysely'
import type { ${type} } from '../../platform/db.ts'
export const run = (handle: ${type}) => sql\`${text}\`.execute(handle)
`
  const cast = `import type { Writer } from '../../platform/db.ts'\nexport const forged = (tx: object) => tx as Writer\n`
  const found = lint({
    [`${boards}/reads.queries.ts`]: raw('Db', 'select updated from boards'),
    [`${boards}/locks.queries.ts`]: raw('Tx', 'select id from boards for update'),
    [`${boards}/writes.queries.ts`]: raw('Writer', 'delete from boards'),
    [`${boards}/by-db.queries.ts`]: raw('Db', 'update boards as board set name = 1'),
    [`${boards}/by-tx.queries.ts`]: raw('Tx', 'with gone as (delete from boards) select 1'),
    [`${boards}/forged.ts`]: cast,
  })
  expect(found).toEqual({
    [`${boards}/reads.queries.ts`]: [],
    [`${boards}/locks.queries.ts`]: [],
    [`${boards}/writes.queries.ts`]: [],
    [`${boards}/by-db.queries.ts`]: ['written-by-writers'],
    [`${boards}/by-tx.queries.ts`]: ['written-by-writers'],
    [`${boards}/forged.ts`]: ['written-by-writers'],
  })
})

test('lint refuses a write that asks before its lock', () => {
  const ask = `declare const requireAllowed: (decision: unknown) => void\n`
  const open = `declare const inTransaction: (name: string, work: (tx: unknown) => Promise<void>) => Promise<void>\n`
  const files = {
    [`${boards}/asks-first.ts`]: `${ask}${open}export async function run() {\n  requireAllowed(1)\n  await inTransaction('run', async () => undefined)\n}\n`,
    [`${boards}/asks-within.ts`]: `${ask}interface Tx {\n  x: 1\n}\nexport const run = (tx: Tx) => {\n  requireAllowed(tx)\n}\n`,
    [`${boards}/reads.ts`]: `${ask}${open}export const read = () => requireAllowed(1)\nexport const run = () => inTransaction('run', async () => undefined)\n`,
  }
  expect(lint(files)).toEqual({
    [`${boards}/asks-first.ts`]: ['asked-under-the-lock'],
    [`${boards}/asks-within.ts`]: ['asked-under-the-lock'],
    [`${boards}/reads.ts`]: [],
  })
})

test('lint refuses comments that lean on what stands above them', () => {
  const leaning = [
    '/** The same for many boards. */',
    '/** The same. */',
    '// The same, without a name.',
    '// Likewise.',
    '// As above, but later.',
    '/* Ditto */',
    '// See above.',
    '/**\n * The same\n * where it rains.\n */',
  ]
  const alone = [
    '/** The same cards in the same columns: nothing to render. */',
    '// The same format for all.',
    '/** Locks many boards, in the same order. */',
  ]
  const files = (comments: readonly string[], kind: string): [string, string][] =>
    comments.map((comment, at) => [`packages/contract/src/${kind}-${at}.ts`, `${comment}\nexport const a = 1\n`])
  const bad = files(leaning, 'leaning')
  const good = files(alone, 'alone')
  expect(lint(Object.fromEntries([...bad, ...good]))).toEqual({
    ...Object.fromEntries(bad.map(([path]) => [path, ['comments-stand-alone']])),
    ...Object.fromEntries(good.map(([path]) => [path, []])),
  })
})

test('LA-01 lint refuses texts for people that stand in the code', () => {
  const web = 'apps/web/src/features/shelf'
  const said = {
    [`${web}/letters.tsx`]: `export const Letters = () => <p>Your boards</p>\n`,
    [`${web}/named.tsx`]: `export const Named = () => <button type="button" aria-label="Close the menu" />\n`,
    [`${web}/chosen.tsx`]: `export const Chosen = ({ isOn }: { readonly isOn: boolean }) => <p>{isOn ? 'Turned on' : null}</p>\n`,
    [`${web}/told.ts`]: `export const told = (show: (text: string) => void) => show('We saved your changes')\n`,
  }
  const early = `import { shelfWords } from './shelf.words.ts'\nexport const title = shelfWords.title\n`
  const quiet = `export const Quiet = ({ name }: { readonly name: string }) => <p className="main area">{name} · 12</p>\n`
  const server = 'apps/server/src/modules/boards'
  const refusal = `import { AppError } from '../../platform/errors/app-error.ts'\n`
  const found = lint({
    ...said,
    [`${web}/early.ts`]: early,
    [`${web}/quiet.tsx`]: quiet,
    [`${server}/thrown.ts`]: `${refusal}export const thrown = () => new AppError('rule_broken', { detail: 'name: is too long' })\n`,
    [`${server}/named.ts`]: `${refusal}export const named = (why: string) => new AppError('rule_broken', { detail: \`name: \${why}\` })\n`,
  })
  for (const path of [...Object.keys(said), `${web}/early.ts`])
    expect([path, found[path]]).toEqual([path, ['texts-from-catalogues']])
  expect(found[`${server}/thrown.ts`]).toEqual(['refusals-from-catalogues'])
  expect([found[`${web}/quiet.tsx`], found[`${server}/named.ts`]]).toEqual([[], []])
})
