import { accessTokenResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, open, settled } from './support/browser.ts'
import { callAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('the reference shows a call by its name, and tries it with one’s own token', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280, isPerson: true })
  const { username } = await signUpAs(context)
  const { resource, action } = accessTokenResource.create.address as { resource: string; action: string }
  const wanted = { name: 'Reference', scopes: ['user:read'] }
  const { token } = await callAs<{ token: string }>(context, `${resource}/${action}`, wanted)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== stage.origin) strangers.push(request.url())
  })

  await open(page, '/developers/reference/')
  await page.getByLabel('Find a call').fill('get me')
  await page.getByRole('link', { name: 'GET Get me', exact: true }).click()
  // Locators reach into the reader, whose parts have shadows of their own.
  await page.getByRole('heading', { name: 'Get me', exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('#getMe')
  await expectAccessible(page)

  await page.getByLabel('Access token').fill(token)
  await page.getByRole('button', { name: 'TRY', exact: true }).click()
  await page.getByText('Response Status: OK:200').waitFor()
  await page.getByText(username).first().waitFor()

  await page.getByLabel('Find a call').fill('create board')
  await page.getByRole('link', { name: 'POST Create board', exact: true }).click()
  await page.getByRole('heading', { name: 'Create board' }).waitFor()
  await expect.poll(() => page.getByLabel('Request body').inputValue()).toContain('Balcony garden')
  await settled(page)
  await expectAccessible(page)
  expect(strangers).toEqual([])
  // A violation of the page's policy is an error of the console.
  expect(problems).toEqual([])
  await context.close()
})

test('where the document does not come, the reference says so and tries again', async () => {
  const { page, context } = await newVisitor(stage, { width: 390, isPerson: true })
  await page.route('**/v3/openapi.json', (route) => route.abort())
  await open(page, '/developers/reference/')
  await page.getByRole('heading', { name: 'The reference didn’t load' }).waitFor()
  await expectAccessible(page)
  await page.unroute('**/v3/openapi.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Boards', exact: true }).waitFor()
  await context.close()
})

test('an example of the page for developers changes its form with all others, and works without scripts', async () => {
  const { page, context } = await newVisitor(stage, { width: 390, isPerson: true })
  await open(page, '/developers/')
  await page.getByRole('radio', { name: 'fetch' }).first().check()
  await page.getByText("await ask('GET', '/v3/users/me/')").waitFor()
  await expect.poll(() => page.getByText('echo "$BOARD_ID"').isVisible()).toBe(false)
  await context.close()
  const bare = await stage.browser.newContext({ baseURL: stage.origin, javaScriptEnabled: false })
  const still = await bare.newPage()
  await still.goto('/developers/')
  await still.getByRole('radio', { name: 'fetch' }).nth(1).check()
  await still.getByText("await ask('GET', '/v3/users/me/')").waitFor()
  await expect.poll(() => still.getByRole('button', { name: /^Copy:/ }).count()).toBe(0)
  await bare.close()
})
