import { expect, test } from 'vitest'
import { expectAccessible, logInOnPage, newVisitor, open, patiently, settled, signUpOnPage } from './support/browser.ts'
import { holdAnswers } from './support/held-answers.ts'
import { callAs, createBoardAs, createPinAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('offline and an unreachable server have their own words, what was on screen stays, and the page goes on by itself', async () => {
  const ana = await newPerson(stage, 1280)
  const board = await createBoardAs(ana.context, 'Balcony')
  await createPinAs(ana.context, { board_id: board.id, title: 'Herbs' })
  const { page, context } = ana
  await open(page, board.url)
  // All of the page's code is here: what is out of reach is the network, and later the server.
  await settled(page)
  await context.setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1, name: 'Balcony' }).waitFor()
  await context.setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })

  // The page's code is here already: what is out of reach is the server.
  for (const path of ['**/live', '**/*.data*']) await context.route(path, (route) => route.abort())
  await page.getByRole('link', { name: ana.username }).first().click()
  await page.getByText('Pinfold can’t be reached right now.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Balcony' }).waitFor()
  for (const path of ['**/live', '**/*.data*']) await context.unroute(path)
  await page.waitForURL((url) => url.pathname.startsWith(`/${ana.username}`) && url.pathname !== board.url)
  await page.getByText('Pinfold can’t be reached right now.').waitFor({ state: 'detached' })
  await context.close()
})

test('whoever goes on before a page is read to its end meets no fault', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  // The pieces of pages come, and their end does not.
  await page.addInitScript(() => {
    const fetchNow = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await fetchNow(request)
      if (!new URL(request.url).pathname.endsWith('.data')) return answer
      const [pieces, { status, headers }] = [await answer.bytes(), answer]
      const endless = new ReadableStream({
        start(stream) {
          stream.enqueue(pieces)
          request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
        },
      })
      document.documentElement.dataset['pagesRead'] = String(
        Number(document.documentElement.dataset['pagesRead'] ?? 0) + 1,
      )
      return new Response(endless, { status, headers })
    }
  })
  await open(page, '/settings/edit-profile/')
  await settled(page)
  // What the next page is drawn by is late, so its words are here and not shown.
  const release = await holdAnswers(page, '**/*.js')
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.locator('html[data-pages-read="1"]').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.locator('html[data-pages-read="2"]').waitFor()
  await release()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('AC-02 a session that was ended elsewhere is said at once, and a log-in goes on with what was typed', async () => {
  const here = await newVisitor(stage, { width: 1280, scheme: 'dark' })
  const member = await signUpOnPage(here.page)
  const there = await newVisitor(stage, { width: 390 })
  await logInOnPage(there.page, member)
  // What ends the session is told to whoever hears it: the page hears from here on.
  await Promise.all([here.page.waitForResponse('**/_/live/**'), open(here.page, '/pin-creation-tool/')])
  await here.page.getByLabel('Title').fill('Half a thought')
  const changed = { ...member, password: 'another horse battery' }
  await callAs(there.context, 'UserPasswordResource/update', {
    old_password: member.password,
    new_password: changed.password,
  })
  const dialog = here.page.getByRole('dialog', { name: 'You were logged out' })
  await dialog.waitFor()
  await expectAccessible(here.page)
  await dialog.getByLabel('Email or username').fill(changed.email)
  await dialog.getByLabel('Password', { exact: true }).fill(changed.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => here.page.getByLabel('Title').inputValue(), patiently).toBe('Half a thought')
  expect(here.problems).toEqual([])
  await Promise.all([here.context.close(), there.context.close()])
})

test('AC-07 the page that ends an account says so where its link is not complete', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 390 })
  await open(page, '/settings/delete-account/')
  await page.getByRole('heading', { level: 1, name: 'This link is not complete' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.waitForURL((url) => url.pathname === '/login/')
  expect(problems).toEqual([])
  await context.close()
})
