import type { Page } from 'playwright-core'
import { expectAccessible, newVisitor, type Width, type Place } from './browser.ts'
import { changeMeAs, signUpAs } from './member.ts'

/** A new member in a browser of their own, who says this of themselves. */
export async function signedUp(place: Place, says: object, width: Width = 1280) {
  const visitor = await newVisitor(place, { width })
  await signUpAs(visitor.context)
  const { id, username } = await changeMeAs(visitor.context, says)
  return { ...visitor, id, username }
}

/** In both themes; the page is left in the light one. */
export async function expectBothThemesAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}
