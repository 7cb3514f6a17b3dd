import { expect, test } from 'vitest'
import { installOffer, keepInstallOffer } from './install-offer.ts'

test('the browser’s own question is kept back and kept', () => {
  const page = new EventTarget()
  keepInstallOffer(page)
  expect(installOffer.read()).toBeNull()
  const event = new Event('beforeinstallprompt', { cancelable: true })
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(installOffer.read()).toBe(event)
})

test('a question that came before this code is kept too', () => {
  const earlyOffer = new Event('beforeinstallprompt')
  keepInstallOffer(Object.assign(new EventTarget(), { earlyOffer }))
  expect(installOffer.read()).toBe(earlyOffer)
})
