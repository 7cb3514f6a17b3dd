import type { Page } from 'playwright-core'

/** The round button that offers what can be made on a page. */
export const flyout = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What an open menu offers, from top to bottom. */
export const offered = (page: Page) => page.getByRole('menuitem').allTextContents()

export const SECTION_TIP = 'Tap + to add a section any time'
export const PLANNING_TIP = 'Tap + to plan with a date, to-dos and notes'

/** The server has heard that a tip was put away. Ask before the press. */
export const remembered = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('UserStateResource/create'))
