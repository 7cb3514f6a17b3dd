import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../run-program.ts'
import { makeFixtureProject } from '../testing/fixture-project.ts'

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[]
    readonly totalCruised: number
  }
}

const basis: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "fixture", "type": "module", "dependencies": { "zod": "*", "pg": "*", "fastify": "*" } }',
  'packages/contract/src/index.ts': `import { z } from 'zod'\nexport const name = z.string()\n`,
  'apps/server/src/platform/db/db.ts': `import pg from 'pg'\nexport const db = pg.Pool\nexport type Db = typeof db\n`,
  'apps/server/src/platform/auth/decision.ts': 'export const allow = true\n',
  'apps/server/src/platform/writing/hold.ts': 'export const hold = true\n',
  'apps/server/src/modules/media/index.ts': `export { picture } from './picture.ts'\n`,
  'apps/server/src/modules/media/picture.ts': 'export const picture = 1\n',
  'apps/server/src/modules/graph/index.ts': 'export const follow = 1\n',
  'apps/server/src/modules/boards/index.ts': 'export const board = 1\n',
  'apps/server/src/modules/discovery/index.ts': `import { board } from '../boards/index.ts'\nexport const feed = board\n`,
  'packages/demonstration/src/index.ts': 'export const fill = 1\nexport type Port = string\n',
  'packages/demonstration/src/plan.ts': 'export const plan = 1\n',
  'apps/server/src/app.ts': `import { feed } from './modules/discovery/index.ts'\nexport const app = feed\n`,
  'apps/web/src/api/client.ts': 'export const client = 1\n',
  'apps/web/src/entities/pin/card.ts': `import { client } from '../../api/client.ts'\nexport const card = client\n`,
  'apps/web/src/features/sharing/index.ts': `export { share } from './share.ts'\n`,
  'apps/web/src/features/sharing/share.ts': 'export const share = 1\n',
  'apps/web/src/features/sharing/share.module.css': '.share {}\n',
  'apps/web/src/screens/board.ts': `import { share } from '../features/sharing/index.ts'\nexport const board = share\n`,
  'apps/web/src/app/shell.ts': `import { board } from '../screens/board.ts'\nexport const shell = board\n`,
}

const modules = 'apps/server/src/modules'

const importing = (what: string) => `import * as other from '${what}'\nexport const a = other\n`

/** Title, file, what it imports, and the rule that this breaks. */
const refused = [
  [
    'the contract does not import the server',
    'packages/contract/src/case-1.ts',
    '../../../apps/web/src/api/client.ts',
    'contract-stands-alone',
  ],
  ['the contract does not import Node', 'packages/contract/src/case-2.ts', 'node:fs', 'contract-stands-alone'],
  [
    'platform does not import a module',
    'apps/server/src/platform/db/case-3.ts',
    '../../modules/media/index.ts',
    'platform-knows-no-product',
  ],
  [
    'level 1 does not import level 2',
    `${modules}/graph/case-4.ts`,
    '../boards/index.ts',
    'level-1-knows-no-higher-level',
  ],
  [
    'level 1 does not import level 3',
    `${modules}/graph/case-5.ts`,
    '../discovery/index.ts',
    'level-1-knows-no-higher-level',
  ],
  [
    'level 2 does not import level 3',
    `${modules}/pins/case-6.ts`,
    '../discovery/index.ts',
    'level-2-knows-no-higher-level',
  ],
  [
    'a module is entered by its index',
    `${modules}/boards/case-7.ts`,
    '../media/picture.ts',
    'modules-meet-at-the-door',
  ],
  [
    'the program enters by the index',
    'apps/server/src/main.ts',
    './modules/media/picture.ts',
    'the-program-enters-by-the-door',
  ],
  ['no module imports the program', `${modules}/ads/case-9.ts`, '../../app.ts', 'only-the-program-knows-all-modules'],
  [
    'a module without a level is refused',
    `${modules}/weather/case-10.ts`,
    '../media/index.ts',
    'every-module-has-a-level',
  ],
  [
    'a policy does not import the database',
    `${modules}/boards/case-11.policy.ts`,
    '../../platform/db/db.ts',
    'policies-only-decide',
  ],
  ['a policy does not import Node', `${modules}/boards/case-12.policy.ts`, 'node:fs', 'policies-only-decide'],
  [
    'the web does not import the server',
    'apps/web/src/api/case-13.ts',
    '../../../server/src/platform/auth/decision.ts',
    'web-and-server-are-apart',
  ],
  [
    'the server does not import the web',
    'apps/server/src/case-14.ts',
    '../../web/src/api/client.ts',
    'server-and-web-are-apart',
  ],
  ['a socket is opened in outbound only', `${modules}/media/case-15.ts`, 'node:net', 'sockets-only-in-outbound'],
  ['an HTTP client too', `${modules}/media/case-16.ts`, 'node:https', 'sockets-only-in-outbound'],
  ['an import that is not found is refused', `${modules}/media/case-17.ts`, './nothing.ts', 'every-import-is-found'],
  [
    'a module does not import the demonstration',
    `${modules}/media/case-19.ts`,
    '../../../../../packages/demonstration/src/index.ts',
    'only-the-program-starts-the-demonstration',
  ],
  [
    'a command-line tool does not import the demonstration',
    'apps/server/cli/case-20.ts',
    '../../../packages/demonstration/src/index.ts',
    'only-the-program-starts-the-demonstration',
  ],
  [
    'the program enters the demonstration by its index',
    'apps/server/src/program.ts',
    '../../../packages/demonstration/src/plan.ts',
    'only-the-program-starts-the-demonstration',
  ],
  [
    'the program loads the demonstration late',
    'apps/server/src/demonstration-port.ts',
    '../../../packages/demonstration/src/index.ts',
    'the-demonstration-is-loaded-late',
  ],
  [
    'the demonstration does not import a module',
    'packages/demonstration/src/case-21.ts',
    '../../../apps/server/src/modules/media/index.ts',
    'the-demonstration-knows-the-contract-only',
  ],
  [
    'the demonstration does not import the program',
    'packages/demonstration/src/case-22.ts',
    '../../../apps/server/src/app.ts',
    'the-demonstration-knows-the-contract-only',
  ],
  [
    'a command does not say that something is locked',
    `${modules}/boards/case-31.ts`,
    '../../platform/writing/hold.ts',
    'locks-are-held-by-statements',
  ],
  [
    'the demonstration opens no socket',
    'packages/demonstration/src/case-23.ts',
    'node:net',
    'sockets-only-in-outbound',
  ],
  ['what has no product words does not call', 'apps/web/src/ui/case-23.ts', '../api/client.ts', 'ui-knows-no-product'],
  ['calls do not import an entity', 'apps/web/src/api/case-24.ts', '../entities/pin/card.ts', 'calls-know-no-entity'],
  [
    'an entity does not import a feature',
    'apps/web/src/entities/pin/case-25.ts',
    '../../features/sharing/index.ts',
    'entities-know-no-feature',
  ],
  [
    'a feature does not import a screen',
    'apps/web/src/features/stories/case-26.ts',
    '../../screens/board.ts',
    'features-know-no-screen',
  ],
  [
    'a feature does not import another one',
    'apps/web/src/features/stories/case-27.ts',
    '../sharing/index.ts',
    'features-are-apart',
  ],
  [
    'a screen enters a feature by its index',
    'apps/web/src/screens/case-28.ts',
    '../features/sharing/share.ts',
    'features-are-entered-by-their-door',
  ],
  [
    'a screen takes no style sheet of a feature',
    'apps/web/src/screens/case-29.ts',
    '../features/sharing/share.module.css',
    'features-are-entered-by-their-door',
  ],
  ['a screen does not import the shell', 'apps/web/src/screens/case-30.ts', '../app/shell.ts', 'screens-know-no-shell'],
  ['a package that is not declared is refused', `${modules}/media/case-18.ts`, 'pino', 'packages-are-declared'],
] as const

const good: Readonly<Record<string, string>> = {
  [`${modules}/boards/downward.ts`]: `import { name } from '../../../../../packages/contract/src/index.ts'
import { picture } from '../media/index.ts'
import { db } from '../../platform/db/db.ts'
export const all = [name, picture, db]\n`,
  [`${modules}/boards/types.policy.ts`]: `import type { Db } from '../../platform/db/db.ts'
import { allow } from '../../platform/auth/decision.ts'
import { follow } from '../graph/index.ts'
export type A = Db
export const b = [allow, follow]\n`,
  [`${modules}/media/http-types.ts`]: `import type { IncomingMessage } from 'node:http'\nexport type A = IncomingMessage\n`,
  'apps/server/src/platform/outbound/dial.ts': importing('node:net'),
  'apps/server/src/dev.ts': `import type { Port } from '../../../packages/demonstration/src/index.ts'
export type A = Port
`,
  'apps/server/test/demonstration/filled.ts': `import { fill } from '../../../../packages/demonstration/src/index.ts'
export const a = fill\n`,
  'packages/demonstration/src/filling.ts': `import { name } from '../../contract/src/index.ts'
import { plan } from './plan.ts'
export const all = [name, plan]\n`,
}

const circle = {
  [`${modules}/media/one.ts`]: `import { two } from './two.ts'\nexport const one: unknown = () => two\n`,
  [`${modules}/media/two.ts`]: `import { one } from './one.ts'\nexport const two: unknown = () => one\n`,
}

const typeCircle = {
  'apps/web/src/ui/one.ts': `import type { Two } from './two.ts'\nexport type One = Two | 1\n`,
  'apps/web/src/ui/two.ts': `import type { One } from './one.ts'\nexport type Two = { one: One }\n`,
}

const roomCircle = {
  'apps/web/src/entities/board/cover.ts': importing('../pin/card.ts'),
  'apps/web/src/entities/pin/place.ts': importing('../board/name.ts'),
  'apps/web/src/entities/board/name.ts': 'export const name = 1\n',
}

// One look at all files together: each is judged by itself, and the tool takes a second to start.
const broken = new Map<string, Set<string>>()

beforeAll(() => {
  const bad = Object.fromEntries(refused.map(([, path, imported]) => [path, importing(imported)]))
  const written = { ...basis, ...good, ...circle, ...typeCircle, ...roomCircle, ...bad }
  const project = makeFixtureProject({ copied: ['.dependency-cruiser.cjs'], linked: ['node_modules'], written })
  const program = join(projectFolder, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '-T', 'json', 'apps', 'packages'], {
    cwd: project.folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  project.remove()
  if (!stdout.startsWith('{')) throw new Error(stderr)
  for (const { rule, from } of (JSON.parse(stdout) as Report).summary.violations) {
    broken.set(from, (broken.get(from) ?? new Set()).add(rule.name))
  }
})

test.each(refused)('imports: %s', (_title, path, _imported, rule) => {
  expect([...(broken.get(path) ?? [])]).toEqual([rule])
})

test('imports: a circle is refused', () => {
  // Told once, of either file.
  expect(Object.keys(circle).flatMap((path) => [...(broken.get(path) ?? [])])).toEqual(['no-circles'])
})

test('imports: in the pages a circle of types is refused, too', () => {
  expect(Object.keys(typeCircle).flatMap((path) => [...(broken.get(path) ?? [])])).toEqual(['no-circles'])
})

test('imports: two entities that show each other are refused', () => {
  const rooms = ['apps/web/src/entities/board', 'apps/web/src/entities/pin']
  expect(rooms.flatMap((room) => [...(broken.get(room) ?? [])])).toEqual([
    'rooms-of-the-pages-have-no-circles',
    'rooms-of-the-pages-have-no-circles',
  ])
})

test.each([...Object.keys(basis), ...Object.keys(good)])('imports: %s keeps the rules', (path) => {
  expect([...(broken.get(path) ?? [])]).toEqual([])
})
