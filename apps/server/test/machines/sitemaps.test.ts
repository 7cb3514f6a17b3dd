import { boardResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketsOf, partsFor } from '../../src/modules/syndication/sitemaps.ts'
import { makeBoard, makePin, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const site = 'https://pins.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } })
})
afterAll(() => app.stop())

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

/** Every address that the sitemaps hold, found as search engines find it. */
async function everyAddress(): Promise<string[]> {
  const robots = await (await app.client().fetch('/robots.txt')).text()
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const files = addresses(await (await app.client().fetch(new URL(index).pathname)).text())
  const found: string[] = []
  for (const file of files) {
    const response = await app.client().fetch(new URL(file).pathname)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    found.push(...addresses(await response.text()))
  }
  return found
}

test('CA-31 sitemaps hold what search engines may show, and nothing else', async () => {
  const ana = await signUp(app)
  const open = await makeBoard(ana, 'Offen & schön')
  const shown = await makePin(ana, { boardId: open.id })
  const [secret, quiet, old] = [
    await makeBoard(ana, undefined, 'secret'),
    await makeBoard(ana, undefined, 'protected'),
    await makeBoard(ana),
  ]
  const unlisted = await Promise.all([secret, quiet, old].map((board) => makePin(ana, { boardId: board.id })))
  await ana.ask(boardResource.update, { board_id: old.id, archived: true })
  const [hermit, shy] = [await signUp(app), await signUp(app)]
  const theirs = await Promise.all(
    [hermit, shy].map(async (member) => {
      const board = await makeBoard(member)
      return { board, pin: await makePin(member, { boardId: board.id }) }
    }),
  )
  await hermit.ask(updateMe, { is_private_profile: true })
  await app.pool.query(
    `insert into member_settings (bucket, member_id, is_search_hidden) select bucket, id, true from members where id = $1
     on conflict (bucket, member_id) do update set is_search_hidden = true`,
    [shy.member.id],
  )
  const found = await everyAddress()
  expect(found).toEqual(
    expect.arrayContaining([
      `${site}/${ana.member.username}`,
      site + open.url,
      `${site}/pin/${shown.id}/`,
      `${site}/ideas/baking/9/`,
    ]),
  )
  expect(new Set(found).size).toBe(found.length)
  const never = [
    ...[secret, quiet, old, ...theirs.map(({ board }) => board)].map(({ url }) => site + url),
    ...[...unlisted, ...theirs.map(({ pin }) => pin)].map(({ id }) => `${site}/pin/${id}/`),
    ...[hermit, shy].map(({ member }) => `${site}/${member.username}`),
  ]
  expect(found.filter((address) => never.includes(address))).toEqual([])
})

test('CA-31 a sitemap is the same for its members as for visitors', async () => {
  const ana = await signUp(app)
  const secret = await makeBoard(ana, undefined, 'secret')
  const own = await (await ana.fetch('/sitemaps/boards-1-0.xml')).text()
  expect(own).toBe(await (await app.client().fetch('/sitemaps/boards-1-0.xml')).text())
  expect(own).not.toContain(secret.url)
})

test('CA-31 files of several parts hold everything once, and any that is not one of them is missing', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => signUp(app)))
  const parts: string[] = []
  for (let part = 0; part < 8; part += 1) {
    const response = await app.client().fetch(`/sitemaps/profiles-8-${part}.xml`)
    expect(response.status).toBe(200)
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml [^]*<urlset[^]*<\/urlset>\s*$/)
    parts.push(...addresses(xml))
  }
  expect(parts.toSorted()).toEqual(
    addresses(await (await app.client().fetch('/sitemaps/profiles-1-0.xml')).text()).toSorted(),
  )
  for (const { member } of members) expect(parts).toContain(`${site}/${member.username}`)
  for (const file of [
    'profiles-3-0.xml',
    'profiles-8-8.xml',
    'profiles-8192-0.xml',
    'secrets-1-0.xml',
    'pins.xml',
    'pins-0-0.xml',
  ]) {
    expect((await app.client().fetch(`/sitemaps/${file}`)).status, file).toBe(404)
  }
})

test('CA-31 a file is read in many steps, and leaves nobody out on the way', async () => {
  const { member } = await signUp(app)
  // As many in one bucket as several steps take, each from a millisecond of its own.
  await app.pool.query(
    `insert into members select (jsonb_populate_record(m, jsonb_build_object('id', m.id - (g::bigint << 22),
       'username', m.username || '_' || g))).* from members m, generate_series(1, 700) g where m.id = $1`,
    [member.id],
  )
  const all = addresses(await (await app.client().fetch('/sitemaps/profiles-1-0.xml')).text())
  const own = all.filter((address) => address.startsWith(`${site}/${member.username}`))
  expect(new Set(own).size).toBe(701)
  expect(own).toHaveLength(701)
})

test('CA-31 how many parts there are grows with the rows, and each bucket is in exactly one', () => {
  expect([-1, 0, 5000, 5001, 1_000_000, 1e12].map(partsFor)).toEqual([1, 1, 1, 2, 256, 4096])
  for (const parts of [1, 8, 4096]) {
    const all = Array.from({ length: parts }, (_, part) => bucketsOf(part, parts))
    expect(all[0]?.first).toBe(0)
    expect(all.at(-1)?.last).toBe(4095)
    expect(all.slice(1).every((each, at) => each?.first === (all[at]?.last ?? 0) + 1)).toBe(true)
  }
})

test('CA-31 robots are kept from calls and from members’ own pages', async () => {
  const response = await app.client().fetch('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  for (const line of ['User-agent: *', 'Disallow: /resource/', 'Disallow: /settings', `Sitemap: ${site}/sitemap.xml`]) {
    expect(text.split('\n')).toContain(line)
  }
})
