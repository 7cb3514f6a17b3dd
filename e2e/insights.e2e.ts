import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runSql } from '../apps/server/test/support/run-sql.ts'
import { expectBothThemesAccessible, flowWidths, newVisitor, open } from './support/browser.ts'
import { makeBusiness } from './support/business.ts'
import { changeMeAs, createBoardAs, createPinAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** What a page tells of the Pins that are seen on it, as "closeup 12". */
function toldBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/v3/insights/views/')) return
    const { views } = JSON.parse(request.postData() ?? '{}') as { views: { pin_id: string; kind: string }[] }
    told.push(...views.map(({ pin_id: id, kind }) => `${kind} ${id}`))
  })
  return told
}

for (const width of flowWidths(1280)) {
  test(`at ${width} what is seen of a business’s Pins is told, where that is allowed, and its page says what was counted`, async () => {
    const shop = await newPerson(stage, width)
    await makeBusiness(stage.database, shop)
    await changeMeAs(shop.context, { full_name: 'Looms and Sons' })
    await open(shop.page, '/analytics/')
    await shop.page.getByRole('heading', { name: 'Nothing was counted yet' }).waitFor()
    await expectBothThemesAccessible(shop.page)
    const board = await createBoardAs(shop.context, 'Counted looms')
    const pin = await createPinAs(shop.context, {
      board_id: board.id,
      title: 'Counted loom',
      link: 'https://looms.example/a',
    })

    // A visitor's page counts without its application, a member's with it.
    for (const reader of [await newVisitor(stage, { width }), await newPerson(stage, width)]) {
      const told = toldBy(reader.page)
      await open(reader.page, `/${shop.username}/counted-looms/`)
      await reader.page.getByRole('link', { name: 'Counted loom' }).first().waitFor()
      await expect.poll(() => told).toContain(`impression ${pin.id}`)
      await open(reader.page, `/pin/${pin.id}/`)
      const link = reader.page.locator('a[data-leads-out]').first()
      await expect.poll(() => reader.page.locator('html').getAttribute('data-pin-views')).not.toBeNull()
      await expect
        .poll(async () => {
          const [opened] = await Promise.all([reader.context.waitForEvent('page'), link.click()])
          await opened.close()
          await reader.page.evaluate(() => dispatchEvent(new Event('pagehide')))
          return told
        })
        .toEqual(expect.arrayContaining([`closeup ${pin.id}`, `outbound_click ${pin.id}`]))
      expect(reader.problems).toEqual([])
      await reader.context.close()
    }
    const silent = await newVisitor(stage, { width, hasChosenCookies: false })
    const nothing = toldBy(silent.page)
    await open(silent.page, `/pin/${pin.id}/`)
    await open(silent.page, '/')
    expect(nothing).toEqual([])
    await silent.context.close()

    // Of yesterday: what was told just now is counted into today at any moment.
    for (const [table, columns, values] of [
      ['insight_days', '', ''],
      ['insight_pins', ', pin_id', `, ${pin.id}`],
    ])
      await runSql(
        stage.database.connection,
        `insert into ${table} (bucket, business_id, day, source, impressions, closeups, saves, outbound_clicks, video_plays,
          watched_ms${columns})
        select bucket, id, (now() at time zone 'utc')::date - 1, 'own', 40, 7, 3, 2, 0, 0${values} from members where id = $1`,
        [shop.id],
      )
    await open(shop.page, '/analytics/')
    const table = shop.page.getByRole('table', { name: 'Top Pins' })
    await table.getByRole('link', { name: 'Counted loom' }).first().waitFor()
    await expectBothThemesAccessible(shop.page)
    await shop.page.getByRole('link', { name: /^Closeups/ }).click()
    await shop.page.getByRole('img', { name: /^Closeups: from 0 to 7, lately/ }).waitFor()
    const download = shop.page.waitForEvent('download')
    await shop.page.getByRole('button', { name: 'Download Pins (CSV)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^pinfold-pins-.*\.csv$/)
    await table.getByRole('link', { name: 'By day: Counted loom' }).click()
    await shop.page.getByText('Only one Pin: Counted loom').waitFor()
    await shop.page.getByLabel('From', { exact: true }).fill('2020-01-01')
    await shop.page.getByRole('button', { name: 'Show', exact: true }).click()
    await shop.page.getByText('choose at most 90 days').waitFor()
    expect(shop.problems).toEqual([])
    await shop.context.close()
  })
}
