import { join } from 'node:path'
import { adminExperimentPage, adminMakeExperiment, adminStartExperiment, userSettingsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import { hire } from '../administration/staff.ts'
import { makePin, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  app = await startTestApp({ pages: await loadBuiltPages(join(import.meta.dirname, '../../../web/build')) })
}, 300_000)
afterAll(() => app.stop())

test('MD-06 a visitor who allows statistics reaches the goal by a closeup, also where its page was made before; others do not', async () => {
  const editor = await hire(app, 'editor')
  const pin = await makePin(await signUp(app))
  const reason = 'We want to know'
  const groups = [
    { name: 'control', percent: 50 },
    { name: 'enabled', percent: 50 },
  ]
  const { id } = await editor.ask(adminMakeExperiment, { key: 'closeups', about: '', goal: 'closeup', groups, reason })
  const look = async (client: ReturnType<TestApp['client']>, path = `/pin/${pin.id}/`) => {
    const response = await client.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    await response.text()
  }
  const [counted, uncounted, machine] = [app.client(), app.client(), app.client()]
  machine.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await counted.ask(userSettingsResource.update, { allow_analytic_cookies: true, surface_tag: 'banner' })
  await look(counted)
  await editor.ask(adminStartExperiment, { experiment_id: id, reason })

  const sums = async () => {
    await app.core.exposures.flush()
    const result = await editor.ask(adminExperimentPage, { experiment_id: id })
    const sum = (of: 'exposed_count' | 'reached_count') => result.groups.reduce((all, group) => all + group[of], 0)
    return [sum('exposed_count'), sum('reached_count')]
  }
  await look(counted, '/login/')
  for (const client of [uncounted, machine]) await look(client)
  expect(await sums()).toEqual([1, 0])
  await look(counted)
  await look(counted)
  expect(await sums()).toEqual([1, 1])
})
