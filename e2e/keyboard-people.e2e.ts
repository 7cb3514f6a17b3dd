import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, patiently } from './support/browser.ts'
import { expectFocusKept, goTo, press, reach, write } from './support/keyboard.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs } from './support/member.ts'
import { unreadableOverPictures } from './support/over-pictures.ts'
import { newPerson, type Person } from './support/persons.ts'
import { hears, newListeningMember, reads, zooms } from './support/reader.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Words that nobody else's Pins say, for each zoom its own. */
const rocks = { '100%': 'skerry', '400%': 'islet' } as const

describe.each(zooms('100%'))('at %s', (zoom) => {
  const rock = rocks[zoom]
  const bensName = `Ben ${rock}`
  let ana: Awaited<ReturnType<typeof newListeningMember>>
  let ben: Person
  let board: { id: string; url: string }
  const pins: string[] = []
  beforeAll(async () => {
    ana = await newListeningMember(stage, zoom)
    ben = await newPerson(stage, 1280)
    await changeMeAs(ben.context, { full_name: bensName })
    board = await createBoardAs(ben.context, 'Skerries')
    for (const title of [`Grey ${rock}`, `Green ${rock}`])
      pins.push(
        (await createPinAs(ben.context, { board_id: board.id, title, link: 'https://example.org/s', hue: 120 })).id,
      )
    await createBoardAs(ana.context, 'Coasts')
  })
  afterAll(() => Promise.all([ana.context.close(), ben.context.close()]))
  const main = () => ana.page.getByRole('main')
  const dialog = (name: string | RegExp) => ana.page.getByRole('dialog', { name })
  const pinPath = () => `/pin/${pins[0]}/`

  test('LA-03 by keyboard and ear: search with what is offered, and choose a filter', async () => {
    const { page } = ana
    await expect
      .poll(async () => {
        await open(page, `/search/?q=${rock}`)
        return page
          .getByRole('list', { name: /^Pins for/ })
          .getByRole('listitem')
          .count()
      }, patiently)
      .toBe(2)
    await open(page, '/search/?shouldFocusInput=true')
    const field = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first()
    await write(field, rock.slice(0, 4))
    const offered = page.getByRole('listbox', { name: 'Suggestions' })
    await offered.waitFor()
    await page.keyboard.press('ArrowDown')
    await reads(offered, 'option')
    await reads(field.locator('xpath=ancestor::form[1]'), 'combobox "Search" [expanded]', 'option')
    await page.keyboard.press('Escape')
    await write(field, rock)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**q=${rock}*`)
    await press(page.getByRole('button', { name: 'Filters' }))
    await press(dialog('Filters').getByRole('checkbox', { name: 'Green' }), 'Space')
    await reads(dialog('Filters'), 'checkbox "Green" [checked]', 'button "Show results"')
    await press(dialog('Filters').getByRole('button', { name: 'Show results' }))
    await page.waitForURL(/color=green/)
    await dialog('Filters').waitFor({ state: 'hidden' })
    await expectFocusKept(page)
    await reads(page.getByRole('navigation', { name: 'Narrow the search' }), 'button "Filters (1)"')
  })

  test('LA-03 by keyboard and ear: open a Pin and come back to its place', async () => {
    const { page } = ana
    await open(page, board.url)
    const card = main().getByRole('link', { name: `Grey ${rock}`, exact: true })
    await reach(card)
    // What the focus brings over the picture can be read over any.
    const over = main()
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: `Grey ${rock}`, exact: true }) })
    await over.getByRole('button', { name: 'More options' }).waitFor()
    await expect.poll(() => unreadableOverPictures(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${pinPath()}`)
    await reads(main(), `heading "Grey ${rock}" [level=1]`)
    await page.goBack()
    await page.waitForURL(`**${board.url}`)
    await card.and(page.locator(':focus')).waitFor()
  })

  test('LA-03 by keyboard and ear: save a Pin to a board', async () => {
    const { page } = ana
    await open(page, pinPath())
    await press(page.getByRole('button', { name: 'Board: Coasts' }).first())
    const picker = dialog('Save to a board')
    await picker.waitFor()
    await reads(picker, 'button "Coasts', 'button "Save to profile"', 'button "Create board"')
    await press(picker.getByRole('button', { name: /^Coasts/ }))
    await picker.waitFor({ state: 'hidden' })
    await hears(page, 'Saved to Coasts')
    await expectFocusKept(page)
    await reads(main(), 'button "Saved"')
  })

  test('LA-03 by keyboard and ear: react and comment', async () => {
    const { page } = ana
    await open(page, pinPath())
    await press(page.getByRole('button', { name: 'Love this Pin' }), 'Space')
    await reads(page.getByRole('group', { name: 'Reactions' }), 'button "Take back “Love”" [pressed]')
    await press(page.getByRole('button', { name: 'More reactions' }))
    await reads(dialog('React'), 'button "Thanks')
    await press(dialog('React').getByRole('button', { name: /^Thanks/ }))
    await page.getByRole('button', { name: 'Take back “Thanks”' }).waitFor()
    await expectFocusKept(page)
    await write(page.getByLabel('Add a comment'), 'What a rock')
    await page.keyboard.press('Enter')
    await reads(page.getByRole('region', { name: '1 comment' }), 'article "Comment by', 'button "Reply"')
  })

  test('LA-03 by keyboard and ear: follow somebody, and not any more', async () => {
    const { page } = ana
    await open(page, `/${ben.username}/`)
    const follow = main()
      .getByRole('button', { name: new RegExp(`${bensName}$`) })
      .first()
    await press(
      main()
        .getByRole('button', { name: `Follow ${bensName}` })
        .first(),
    )
    await reads(main(), `button "Following ${bensName}"`)
    await expect.poll(() => follow.getAttribute('aria-pressed'), patiently).not.toBe('false')
    await press(
      main()
        .getByRole('button', { name: `Following ${bensName}` })
        .first(),
    )
    await reads(main(), `button "Follow ${bensName}"`)
    await expectFocusKept(page)
  })

  test('LA-03 by keyboard and ear: message somebody', async () => {
    const { page } = ana
    await callAs(ben.context, 'UserFollowResource/create', { user_id: (await changeMeAs(ana.context, {})).id })
    await open(page, '/conversation/')
    await press(page.getByRole('button', { name: 'New message' }).first())
    await write(dialog('New message').getByLabel('Search people'), bensName)
    const row = dialog('New message').getByRole('button', { name: new RegExp(bensName) })
    await press(row)
    await reads(dialog('New message'), `button "${bensName}`, 'textbox')
    await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true')
    await write(dialog('New message').getByRole('textbox').last(), 'Hello from the coast')
    await press(dialog('New message').getByRole('button', { name: 'Send' }))
    await page.waitForURL(/\/conversation\/\d+/)
    await reads(page.getByRole('log'), 'article')
    await write(page.getByLabel('Message', { exact: true }), 'And again')
    await page.keyboard.press('Enter')
    await hears(page, 'And again')
  })

  test('LA-03 by keyboard and ear: hide a Pin and take it back, then report it', async () => {
    const { page } = ana
    await open(page, board.url)
    const card = main()
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: `Green ${rock}`, exact: true }) })
    const options = async (choice: string) => {
      await reach(card.getByRole('link', { name: `Green ${rock}`, exact: true }))
      await press(card.getByRole('button', { name: 'More options' }))
      await goTo(page.getByRole('menuitem', { name: choice }))
      await page.keyboard.press('Enter')
    }
    await options('Hide this Pin')
    const undo = main().getByRole('button', { name: 'Undo' })
    await undo.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await expectFocusKept(page)
    await options('Report Pin')
    const form = dialog(/^Report/)
    await press(form.getByRole('button', { name: 'Report', exact: true }))
    await hears(page, 'Choose')
    await press(form.getByRole('radio').first(), 'Space')
    await reads(form, 'radio "Spam or misleading" [checked]')
    await press(form.getByRole('button', { name: 'Report', exact: true }))
    await form.waitFor({ state: 'hidden' })
    await hears(page, 'Thank')
    await expectFocusKept(page)
  })

  test('LA-03 by keyboard and ear: read the news', async () => {
    const { page } = ana
    await open(page, '/notifications/')
    const line = main().getByRole('link', { name: `${bensName} started following you` })
    await reads(main(), 'heading "Notifications" [level=1]', `link "${bensName}`)
    await press(line)
    await page.waitForURL((url) => url.pathname.startsWith(`/${ben.username}`))
  })

  test('LA-03 by keyboard and ear: choose a theme and a language', async () => {
    const { page } = ana
    await open(page, '/settings/personal-information/')
    const language = page.getByRole('combobox', { name: 'Language' })
    await reach(language)
    await page.keyboard.type('Deu')
    await reads(main(), 'combobox "Language"', 'option "Deutsch" [selected]')
    await press(page.getByRole('button', { name: 'Save' }))
    await expect.poll(() => page.evaluate(() => document.documentElement.lang), patiently).toBe('de-DE')
    await open(page, `/${ana.username}/`)
    await press(
      page
        .locator('button[aria-haspopup]')
        .filter({ visible: true })
        .and(page.getByRole('button', { name: 'Dein Konto' })),
    )
    const dark = page.getByRole('menuitemradio', { name: 'Dunkel' })
    await goTo(dark)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme']), patiently).toBe('dark')
    await expect.poll(() => dark.getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Escape')
    await expectFocusKept(page)
    expect(ana.problems).toEqual([])
  })
})
