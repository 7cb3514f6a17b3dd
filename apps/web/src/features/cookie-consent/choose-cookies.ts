import { userSettingsResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { type Consent, noteConsent } from '../../api/consent.ts'
import { messageOf } from '../../api/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { forgetSearches } from '../../entities/viewer/remembered/recent-searches.ts'
import { forgetLookedAt } from '../../entities/visits/device-history.ts'
import { forgetVisited } from '../../entities/visits/visited-store.ts'
import { cookieSettingsWords } from './cookie-settings.words.ts'

/** BC-02: milliseconds. */
const SHOWN = 3000

/** Keeps the choice and says so. False where it could not be kept; nothing has changed then. */
export async function chooseCookies(viewerId: string | null, consent: Consent, surface: string): Promise<boolean> {
  try {
    await call(userSettingsResource.update, { ...consent, surface_tag: surface })
  } catch (error) {
    showToast({ text: messageOf(error) })
    return false
  }
  if (!consent.allow_personalization_cookies) {
    forgetSearches()
    forgetVisited(() => window.localStorage)
    forgetLookedAt()
  }
  noteConsent(viewerId, consent)
  showToast({ text: cookieSettingsWords.saved, shownFor: SHOWN })
  goOnWithThePage()
  return true
}

/** What was pressed is gone with the question; whoever uses the keyboard goes on with the page. */
function goOnWithThePage() {
  // A frame later it is gone, and another one later a closing dialog has given the focus back.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }),
  )
}
