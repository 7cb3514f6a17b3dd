import { expect, test } from 'vitest'
import { open } from './support/browser.ts'
import { callAs, createBoardAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('BO-02 RP-09 the form decides only what its owner changed in it', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  const board = await createBoardAs(context, 'Gate')
  const kept = () =>
    readAs<{ privacy: string; description: string; allow_homefeed_recommendations: boolean }>(
      context,
      'BoardResource/get',
      { board_id: board.id },
    )
  const form = page.getByRole('form', { name: 'Edit board' })
  const edit = async (change: () => Promise<void>) => {
    await open(page, board.url)
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit board' }).click()
    await change()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
  }
  await edit(async () => {
    await form.getByLabel('Description').fill('Of iron')
    await form.getByLabel('Suggest Pins like those on this board').uncheck()
    // What was decided elsewhere meanwhile stays.
    await callAs(context, 'BoardResource/update', { board_id: board.id, privacy: 'protected' })
  })
  const words = { description: 'Of iron', allow_homefeed_recommendations: false }
  await expect.poll(() => kept()).toMatchObject({ ...words, privacy: 'protected' })
  await edit(() => form.getByRole('radio', { name: /^Secret/ }).check())
  await expect.poll(() => kept()).toMatchObject({ ...words, privacy: 'secret' })
  expect(problems).toEqual([])
  await context.close()
})
