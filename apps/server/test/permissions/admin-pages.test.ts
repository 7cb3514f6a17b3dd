import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as contract from '@pinfold/contract'
import {
  adminMakeExperiment,
  adminWriteArticle,
  type EmployeeRole,
  employeeRoles,
  type Endpoint,
  hasRoleOf,
  memberRoutes,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import { employ, hire } from '../administration/staff.ts'
import { caseOf, report } from '../moderation/reporting.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const web = join(import.meta.dirname, '../../../web')
const screens = join(web, 'src/screens/admin')

/** The calls that each screen asks for itself, as its file says: whoever may make all of them sees the page. */
const callsOf = new Map(
  globSync('*.tsx', { cwd: screens }).map((file) => {
    const text = readFileSync(join(screens, file), 'utf8')
    return [
      `screens/admin/${file}`,
      {
        calls: [...text.matchAll(/callForAdmin\(args, (\w+)/g)].map(([, name = '']) => name),
        // A form without a call of its own says itself who may fill it in.
        alone: [...text.matchAll(/if \(!hasRoleOf\(roles, \[(.*?)\]\)\) throw/g)].map(([, roles = '']) =>
          roles.split(',').map((role) => role.trim().replaceAll("'", '') as EmployeeRole),
        ),
      },
    ]
  }),
)

/** The pages of the area with their files, as the table of pages says. */
const pages = [
  ...readFileSync(join(web, 'src/routes.ts'), 'utf8').matchAll(
    /(?:route\('([^']+)', |index\()'(screens\/admin\/(?!layout)[^']+)'/g,
  ),
].map(([, path = '', file = '']) => ({ page: path === '' ? 'admin' : `admin/${path}`, file }))

function mayOpen(file: string, role: EmployeeRole): boolean {
  const { calls = [], alone = [] } = callsOf.get(file) ?? {}
  const named = contract as unknown as Record<string, Endpoint | undefined>
  // A call of members asks for no role.
  return [...calls.flatMap((name) => (named[name]?.roles ? [named[name].roles] : [])), ...alone].every((may) =>
    hasRoleOf([role], may),
  )
}

let app: TestApp
let origin: string
let somebody: SignedIn
const ids: Record<string, string> = {}
beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  app = await startTestApp()
  ;({ origin } = await app.startBeside({ pages: await loadBuiltPages(join(web, 'build')) }))
  somebody = await signUp(app)
  const owner = await hire(app, 'owner')
  const reason = 'A try'
  await report(await signUp(app), 'user', somebody.member.id)
  ids['userId'] = somebody.member.id
  ids['caseId'] = (await caseOf(owner, somebody.member.id)).id
  ids['articleId'] = (await owner.ask(adminWriteArticle, { title: 'A try', reason })).id
  const groups = ['control', 'enabled'].map((name) => ({ name, percent: 50 }))
  const tried = { key: 'a_try', about: '', goal: 'save' as const, groups, reason }
  ids['experimentId'] = (await owner.ask(adminMakeExperiment, tried)).id
}, 300_000)
afterAll(() => app.stop())

const pathOf = (page: string) => `/${page.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name)}/`

/** The page and what scripts fetch in its place. */
async function statuses(client: TestClient, page: string): Promise<[page: number, data: number]> {
  const there = client.through(origin)
  const [shown, data] = [await there.fetch(pathOf(page)), await there.fetch(`${pathOf(page).slice(0, -1)}.data`)]
  await Promise.all([shown.arrayBuffer(), data.arrayBuffer()])
  return [shown.status, data.status]
}

test('every page of the area is tried, and says by its calls who may see it', async () => {
  const build = (await import(pathToFileURL(join(web, 'build/server/index.js')).href)) as {
    routes: Record<string, { id: string }>
  }
  const built = Object.keys(build.routes).filter((id) => id.startsWith('admin-'))
  expect(pages).toHaveLength(built.length)
  for (const { file } of pages) expect([file, callsOf.get(file)?.calls.length ?? 0]).not.toEqual([file, 0])
})

test.each(employeeRoles)('whoever is %s sees the pages whose calls they may make, and no other', async (role) => {
  const employee = await hire(app, role)
  for (const { page, file } of pages)
    expect([page, ...(await statuses(employee, page))]).toEqual(
      mayOpen(file, role) ? [page, 200, 200] : [page, 403, 403],
    )
})

test('to members the area is missing, pages that never were among them, and visitors log in first', async () => {
  const merchant = await signUp(app)
  await app.pool.query('update members set is_partner = true, is_verified_merchant = true where id = $1', [
    merchant.member.id,
  ])
  for (const { page } of [...pages, { page: 'admin/nowhere' }]) {
    for (const member of [somebody, merchant])
      expect([page, ...(await statuses(member, page))]).toEqual([page, 404, 404])
    const sent = await app.client().through(origin).fetch(pathOf(page))
    if (page !== 'admin/nowhere') expect([page, sent.status]).toEqual([page, 302])
    if (sent.status === 302) expect(memberRoutes.login.parse(sent.headers.get('location') ?? '')).not.toBeNull()
  }
})

test('without the second factor an employee is told so, and of nothing else', async () => {
  const employee = await signUp(app)
  await employ(app, employee, 'owner')
  for (const { page } of pages) {
    const text = await (await employee.through(origin).fetch(pathOf(page))).text()
    expect(text, page).not.toContain(somebody.member.username)
  }
})
