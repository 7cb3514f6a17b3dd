import { expect, onTestFinished, test } from 'vitest'
import { layoutShifts, newVisitor, open, patiently } from './support/browser.ts'
import { button } from './support/cards.ts'
import { expectInOrder, makeOwner, passSecondFactor, send } from './support/employees.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Stops whatever shows, so that members and visitors of other files are shown nothing of it. */
async function stopAll(owner: Person): Promise<void> {
  const answer = await owner.page.request.get('/v3/admin/experiences/')
  const { resource_response: found } = (await answer.json()) as {
    resource_response: { data: { id: string; is_running: boolean }[] }
  }
  for (const { id } of found.data.filter((experience) => experience.is_running))
    await send(stage, owner, 'POST', `/v3/admin/experiences/${id}/stop/`, { reason: 'The test is over' })
}

test('ST-26 MD-06 an editor writes a tooltip beside its look and starts it; members see it, put it away or complete it', async () => {
  const owner = await newPerson(stage, 1280)
  const { page } = owner
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  onTestFinished(async () => {
    await stopAll(owner)
    await owner.context.close()
  })
  await open(page, '/admin/experiences/')
  await expectInOrder(owner, 'Experiences')
  await button(page, 'Write an experience').click()
  const form = page.getByRole('form', { name: 'Write an experience' })
  await form.getByLabel('Name').fill('First steps of a walk')
  await form.getByLabel('Place', { exact: true }).selectOption('create_button')
  await form.getByLabel('Title', { exact: true }).fill('Your first Pin waits')
  await form.getByLabel('Text', { exact: true }).fill('A picture, a link, or both.')
  await form.getByLabel('Button that completes it', { exact: true }).fill('Understood')
  await form.getByLabel('With rings that draw the eye').check()
  await form.getByLabel('Who sees it').selectOption('members')
  await form.getByLabel('Reason').fill('Newcomers look for the button')
  await button(form, 'Save').click()
  await expect.poll(() => form.getByLabel('Kind').getAttribute('aria-invalid'), patiently).toBe('true')
  await form.getByLabel('Kind').selectOption('tooltip')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.poll(() => preview.getByText('A picture, a link, or both.').count(), patiently).toBe(2)
  await expectBothThemesAccessible(page)
  await button(form, 'Save').click()
  await page.getByRole('row', { name: /First steps of a walk.*Does not run/ }).waitFor()
  await button(page, 'Start “First steps of a walk”').click()
  const starting = page.getByRole('dialog', { name: /^Start/ })
  await starting.getByLabel('Reason').fill('It is ready')
  await button(starting, 'Start').click()
  await page.getByRole('row', { name: /First steps of a walk.*Runs/ }).waitFor()
  owner.problems.splice(0)

  const [ana, ben] = [await newPerson(stage, 1280), await newPerson(stage, 390)]
  const tipOf = (person: typeof ana) => person.page.getByRole('dialog', { name: 'Your first Pin waits' })
  await open(ana.page, '/')
  await tipOf(ana).waitFor()
  await expectBothThemesAccessible(ana.page)
  await ana.page.keyboard.press('Escape')
  await tipOf(ana).waitFor({ state: 'hidden' })
  await expect.poll(() => layoutShifts(ana.page)).toEqual([])

  await open(ben.page, '/')
  await button(tipOf(ben), 'Understood').focus()
  await expectBothThemesAccessible(ben.page)
  await ben.page.keyboard.press('Enter')
  await tipOf(ben).waitFor({ state: 'hidden' })
  const focused = () => ben.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await expect.poll(focused).toBe('Create')
  await expect.poll(() => layoutShifts(ben.page)).toEqual([])
  // What was done is remembered, on every device: there is nothing left to show.
  for (const person of [ana, ben]) {
    const left = async () => (await person.page.request.get('/v3/experiences/')).json() as Promise<unknown>
    await expect.poll(left, patiently).toMatchObject({ resource_response: { data: [] } })
    expect(person.problems).toEqual([])
  }

  const made = await send<{ id: string }>(stage, owner, 'POST', '/v3/admin/experiences/', {
    name: 'A word to visitors',
    placement_id: 'web_banner',
    type: 'banner',
    texts: { en: { text: 'There is more when you log in', button_text: 'Log in' } },
    button_uri: '/login/',
    audience: 'visitors',
    starts_at: '2026-01-01T00:00:00Z',
    reason: 'They may not know',
  })
  const turn = (to: string) =>
    send(stage, owner, 'POST', `/v3/admin/experiences/${made.id}/${to}/`, { reason: 'A try' })
  await turn('start')
  const visitor = await newVisitor(stage, { width: 1280, isPerson: true })
  await open(visitor.page, '/')
  const banner = visitor.page.getByRole('region', { name: 'A hint for you' })
  await banner.waitFor()
  const fading = () => banner.evaluate((element) => getComputedStyle(element).animationDuration)
  await expect.poll(fading).toBe('0.4s')
  await expectBothThemesAccessible(visitor.page)
  await button(banner, 'Close').click()
  await banner.waitFor({ state: 'hidden' })
  await expect.poll(() => layoutShifts(visitor.page)).toEqual([])
  const answered = visitor.page.waitForResponse((response) => response.url().includes('/v3/experiences/'))
  await open(visitor.page, '/')
  await answered
  await expect.poll(() => banner.count()).toBe(0)
  await turn('stop')

  await open(page, '/admin/experiments/')
  await expectInOrder(owner, 'Experiments')
  await button(page, 'Write down an experiment').click()
  const writing = page.getByRole('dialog', { name: 'Write down an experiment' })
  await writing.getByLabel('Key', { exact: true }).fill('walk_of_a_test')
  await writing.getByLabel('What it tries').fill('Whether walks find anything')
  await writing.getByLabel('Reason').fill('We want to know')
  await button(writing, 'Write down an experiment').click()
  await button(page, 'Start walk_of_a_test').click()
  const begin = page.getByRole('dialog', { name: 'Start walk_of_a_test' })
  await begin.getByLabel('Reason').fill('It is time')
  await button(begin, 'Start').click()
  await page.getByRole('link', { name: 'Result of walk_of_a_test' }).click()
  await page.waitForURL(/\/admin\/experiments\/\d+\//)
  await page.getByRole('row', { name: /control.*50%/ }).waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [path, heading] of [
    [new URL(page.url()).pathname, 'Result of walk_of_a_test'],
    ['/admin/experiments/', 'Experiments'],
    ['/admin/experiences/', 'Experiences'],
  ] as const) {
    await open(page, path)
    await expectInOrder(owner, heading)
  }
  await button(page, 'Stop “First steps of a walk”').click()
  const stopping = page.getByRole('dialog', { name: /^Stop/ })
  await stopping.getByLabel('Reason').fill('Everybody found it')
  await button(stopping, 'Stop').click()
  await stopping.waitFor({ state: 'hidden' })
  await Promise.all([ana, ben, visitor].map(({ context }) => context.close()))
})
