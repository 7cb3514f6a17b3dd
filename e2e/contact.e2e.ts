import { expect, test } from 'vitest'
import { expectAccessible, heard, open, patiently, settled, type Width, flowWidths } from './support/browser.ts'
import { button } from './support/cards.ts'
import { changeMeAs } from './support/member.ts'
import { makePartner } from './support/partner.ts'
import { expectBothThemesAccessible, signedUp } from './support/profiles.ts'
import { inboxOf, watchWays, waysOf } from './support/sharing.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

const memberWho = (says: object, width?: Width) => signedUp(stage, says, width)
type Someone = Awaited<ReturnType<typeof memberWho>>
const leave = (...people: readonly Pick<Someone, 'context'>[]) =>
  Promise.all(people.map(({ context }) => context.close()))

for (const width of flowWidths(1280)) {
  test(`PS-20 ST-07 RP-07 ER-12 at ${width} a partner is reached in the ways they gave, or by message alone`, async () => {
    const kiln = await memberWho({ full_name: 'Kiln' })
    await makePartner(kiln.context, kiln.username, stage.database)
    const ben = await memberWho({ full_name: 'Ben' }, width)
    await watchWays(ben.page)
    await changeMeAs(kiln.context, { enable_profile_message: true })
    await open(ben.page, `/${kiln.username}/`)
    await button(ben.page, 'Contact').click()
    await ben.page.getByRole('dialog', { name: 'Message Kiln' }).getByLabel('Message to Kiln').waitFor()
    await expectAccessible(ben.page)
    await ben.page.keyboard.press('Escape')

    await changeMeAs(kiln.context, {
      contact_email: 'kiln@example.org',
      contact_phone: '12 34',
      contact_phone_country: { phone_code: '47' },
      enable_profile_address: true,
      profile_place: {
        street: 'Quay 3',
        extra_street: '',
        locality: 'Port',
        region: '',
        postal_code: '1',
        country: 'Norway',
      },
    })
    await open(ben.page, `/${kiln.username}/`)
    await button(ben.page, 'Contact').click()
    const choices = ben.page.getByRole('menuitem')
    await expect.poll(() => choices.allInnerTexts(), patiently).toHaveLength(4)
    await expect.poll(async () => (await choices.allInnerTexts())[0]).toBe('Message')
    await expectAccessible(ben.page)
    await ben.page.getByRole('menuitem', { name: 'Quay 3, 1 Port, Norway' }).click()
    await heard(ben.page, 'Address copied')
    await expect.poll(() => waysOf(ben.page)).toEqual(['copy Quay 3, 1 Port, Norway'])
    await leave(kiln, ben)
  })

  test(`ST-06 VR-09 VR-10 PS-04 PS-20 CR-07 at ${width} a message from the header opens its conversation`, async () => {
    const ana = await memberWho({ full_name: 'Ana' })
    const ben = await memberWho({ full_name: 'Ben' }, width)
    await open(ben.page, `/${ben.username}/`)
    await settled(ben.page)
    await expect.poll(() => button(ben.page.getByRole('main'), 'Message').count()).toBe(0)
    await open(ben.page, `/${ana.username}/`)
    await button(ben.page, 'Message').click()
    const flyout = ben.page.getByRole('dialog', { name: 'Message Ana' })
    const field = flyout.getByLabel('Message to Ana')
    await field.waitFor()
    for (const blank of ['', '   ', '\n']) {
      await field.fill(blank)
      await expect.poll(() => button(flyout, 'Send').isDisabled()).toBe(true)
    }
    await expectBothThemesAccessible(ben.page)
    // It toggles: the same button, or Escape, closes it again.
    await ben.page.keyboard.press('Escape')
    await flyout.waitFor({ state: 'detached' })
    await button(ben.page, 'Message').click()
    await field.fill('Lovely glazes!')
    const sending = Promise.withResolvers<void>()
    await ben.page.route('**/resource/ConversationsResource/create/', (route) =>
      sending.promise.then(() => route.continue()),
    )
    await button(flyout, 'Send').click()
    // Until it is known that it went out, it covers the page and says so.
    await ben.page.getByRole('status').filter({ hasText: 'Sending to Ana' }).waitFor()
    sending.resolve()
    await ben.page.waitForURL(/\/conversation\/\d+$/)
    await ben.page.getByRole('log').getByText('Lovely glazes!').waitFor()
    await expect.poll(async () => (await inboxOf(ana))[0]?.last_message.text).toBe('Lovely glazes!')
    expect(ben.problems).toEqual([])
    await leave(ana, ben)
  })
}

for (const width of flowWidths(390)) {
  test(`RP-04 VR-10 at ${width} Message stands in a partner's options, and only while they want it`, async () => {
    const kiln = await memberWho({ full_name: 'Kiln' })
    await makePartner(kiln.context, kiln.username, stage.database)
    await changeMeAs(kiln.context, { enable_profile_message: true })
    const ben = await memberWho({ full_name: 'Ben' }, width)
    const messageChoice = ben.page.getByRole('menuitem', { name: 'Message', exact: true })
    await open(ben.page, `/${kiln.username}/`)
    await button(ben.page, 'Profile options').waitFor()
    await expect.poll(() => button(ben.page.getByRole('main'), 'Message').count()).toBe(0)
    await button(ben.page, 'Profile options').click()
    await messageChoice.click()
    await ben.page.getByRole('dialog', { name: 'Message Kiln' }).waitFor()
    await changeMeAs(kiln.context, { enable_profile_message: false })
    await open(ben.page, `/${kiln.username}/`)
    await button(ben.page, 'Profile options').click()
    await ben.page.getByRole('menuitem', { name: 'Report' }).waitFor()
    await expect.poll(() => messageChoice.count()).toBe(0)
    await leave(kiln, ben)
  })

  test(`ER-08 at ${width} a conversation that cannot begin says why, and keeps the words`, async () => {
    const ana = await memberWho({ full_name: 'Ana' })
    await makePartner(ana.context, ana.username, stage.database)
    await changeMeAs(ana.context, { enable_profile_message: true })
    const ben = await memberWho({ full_name: 'Ben' }, width)
    await open(ben.page, `/${ana.username}/`)
    await button(ben.page, 'Contact').click()
    const flyout = ben.page.getByRole('dialog', { name: 'Message Ana' })
    await flyout.getByLabel('Message to Ana').fill('Hello?')
    // Ana changes her mind while Ben writes.
    await changeMeAs(ana.context, { enable_profile_message: false })
    await button(flyout, 'Send').click()
    await heard(ben.page, 'They may only accept messages from people they follow, or from no one.')
    await expect.poll(() => flyout.getByLabel('Message to Ana').inputValue()).toBe('Hello?')
    await ben.page.route('**/resource/ConversationsResource/create/', (route) => route.abort())
    await button(flyout, 'Send').click()
    await heard(ben.page, 'We could not reach the server.')
    await leave(ana, ben)
  })
}
