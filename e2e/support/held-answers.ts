import type { Page } from 'playwright-core'

/** Holds what a page asks for at such addresses. What this answers lets it go, and waits until all of it is on its way. */
export async function holdAnswers(page: Page, addresses: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<undefined>()
  const going: Promise<void>[] = []
  await page.route(addresses, (route) => {
    const goes = held.promise.then(() => route.continue())
    going.push(goes)
    return goes
  })
  return async () => {
    held.resolve(undefined)
    await Promise.all(going)
    await page.unroute(addresses)
  }
}
