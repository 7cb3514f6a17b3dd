import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memberRoutes } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { coveredRows } from './covered-rows.ts'
import { actors, type Cell, expectedCell, readMatrix, rowName } from './matrix.ts'
import { classifiedPages, type PageProbe, pagesOfRow } from './page-probes.ts'
import { ghostOf, type Target } from './target.ts'
import { buildWorld, type World } from './world.ts'

const A_MINUTE = 60_000
const buildFolder = join(import.meta.dirname, '../../../web/build')
const rows = coveredRows.filter((row) => Object.hasOwn(pagesOfRow, rowName(row)))
const matrix = new Map(readMatrix().map((row) => [rowName(row), row]))

let app: TestApp
let world: World
beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  app = await startTestApp()
  world = await buildWorld(app, await app.startBeside({ pages: await loadBuiltPages(buildFolder) }))
}, 5 * A_MINUTE)
afterAll(() => app.stop())

test('every page is covered by a row of the permission table or says why not', async () => {
  const build = (await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)) as {
    routes: Record<string, { id: string; parentId?: string; path?: string }>
  }
  const pathOf = (id: string): string[] => {
    const { parentId, path = '' } = build.routes[id] ?? {}
    return [...(parentId === undefined ? [] : pathOf(parentId)), path].filter((each) => each !== '')
  }
  const ids = Object.keys(build.routes).filter((id) => id !== 'root')
  const patterns = [...new Set(ids.map((id) => pathOf(id).join('/')))]
  const probed = new Set(Object.values(pagesOfRow).flatMap((pages) => pages.map(({ page }) => page)))
  expect(patterns.filter((page) => probed.has(page) === Object.hasOwn(classifiedPages, page))).toEqual([])
  expect([...probed, ...Object.keys(classifiedPages)].filter((page) => !patterns.includes(page))).toEqual([])
})

test('every row with pages is a row with tests', () => {
  expect(rows.map(rowName).toSorted()).toEqual(Object.keys(pagesOfRow).toSorted())
})

const cases = rows.flatMap((row) => {
  const cells = matrix.get(rowName(row))
  return cells ? actors.map((actor) => ({ row, name: rowName(row), actor, cell: expectedCell(cells, actor) })) : []
})

test.each(cases)(
  'matrix $name as a page: $actor $cell',
  async ({ row, name, actor, cell }) => {
    const { home, target } = await row.shared(world)
    const client = world.clientOf(actor, home)
    // What the header of a profile must not tell, once it exists.
    const hidden = cell === 'R' ? await home.board('public') : target
    for (const page of pagesOfRow[name] ?? []) {
      if (page.isHiddenFromBots && actor === 'bot') continue
      if (page.isForMembers && !client.member) {
        await expectLogIn(page, client, target)
        continue
      }
      await expectPage(cell, page, client, target, hidden)
      if (page.page !== 'board/:boardId/create_section') await expectData(cell, page, client, target)
    }
  },
  A_MINUTE,
)

interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

/** What differs with the ids in a page, compressed as it is. */
const ofBytes = new Set(['date', 'etag', 'content-length'])

/** The page without what differs from answer to answer, ids and names of the target replaced by what they are. */
async function fetchPage(client: TestClient, path: string, target: Target): Promise<Page> {
  const response = await client.fetch(path)
  const named = Object.entries(target).filter(([, value]) => value !== '')
  const anonymous = (text: string) => {
    // The hashes of a page that visitors share change with the ids in it.
    const withoutNonce = text.replaceAll(/nonce(=\\?"|-)[^"'\\]+/g, 'nonce').replaceAll(/'sha256-[^']+'/g, 'hash')
    return named.reduce((rest, [key, value]) => rest.replaceAll(value, `<${key}>`), withoutNonce)
  }
  const headers = [...response.headers]
    .filter(([name]) => !ofBytes.has(name))
    .map(([name, value]) => [name, anonymous(value)])
  return { status: response.status, headers: Object.fromEntries(headers), body: anonymous(await response.text()) }
}

async function expectPage(
  cell: Cell,
  { path, isShownReduced, isShowingOwner }: PageProbe,
  client: TestClient,
  target: Target,
  hidden: Target,
): Promise<void> {
  const page = await fetchPage(client, path(target), target)
  if (cell === 'A') {
    expect(page.status, path(target)).toBe(200)
    return expect(page.body).toContain('<username>')
  }
  if (cell === 'M') return expect(page.status, path(target)).toBe(403)
  // A form that somebody may not use is not shown; whether it says so is the page's choice.
  if (cell === 'F') return expect([403, 404]).toContain(page.status)
  if (cell === 'R' && isShownReduced) {
    expect(page.status, path(target)).toBe(200)
    const { boardId, sectionId, pinId, signature } = hidden
    const text = await (await client.fetch(path(target))).text()
    for (const trace of [boardId, sectionId, pinId, signature, 'About the owner']) expect(text).not.toContain(trace)
    return
  }
  const ghost = missing(target, isShowingOwner)
  expect(page, path(target)).toEqual(await fetchPage(client, path(ghost), ghost))
  expect(page.status).toBe(404)
}

function missing(target: Target, isShowingOwner = false): Target {
  const { userId, username } = target
  return isShowingOwner ? { ...ghostOf(target), userId, username } : ghostOf(target)
}

/** Visitors are sent to log in and back, alike for what is there, what is hidden and what never was. */
async function expectLogIn({ path }: PageProbe, client: TestClient, target: Target): Promise<void> {
  const ghost = ghostOf(target)
  const page = await fetchPage(client, path(target), target)
  const next = (await client.fetch(path(target))).headers.get('location') ?? ''
  expect(page.status, path(target)).toBe(302)
  expect(memberRoutes.login.parse(next)?.query.next).toBe(path(target))
  expect(page).toEqual(await fetchPage(client, path(ghost), ghost))
  const data = await fetchPage(client, dataPath(path(target)), target)
  expect(data.body).toContain('/login/')
  expect(data).toEqual(await fetchPage(client, dataPath(path(ghost)), ghost))
}

/** Where scripts fetch what a page shows. */
const dataPath = (path: string) => `${path.replace(/\/$/, '')}.data`

/** What scripts fetch when somebody comes from another page tells no more than the page. */
async function expectData(
  cell: Cell,
  { path, isShowingOwner }: PageProbe,
  client: TestClient,
  target: Target,
): Promise<void> {
  const address = (which: Target) => dataPath(path(which))
  const data = await fetchPage(client, address(target), target)
  if (cell === 'A') return expect(data.status).toBe(200)
  if (cell !== 'H') return
  const ghost = missing(target, isShowingOwner)
  expect(data, address(target)).toEqual(await fetchPage(client, address(ghost), ghost))
}
