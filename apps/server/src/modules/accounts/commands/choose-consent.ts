import { type Consent, isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, writeConsent } from '../consent.ts'
import { nameDevice, STATISTICS_COOKIE } from '../statistics-device.ts'
import { upsertMemberSettings } from '../member-settings.queries.ts'

/** Keeps what somebody chose: with a member's account, in a visitor's browser. */
export async function chooseConsent(
  deps: { db: Db },
  viewer: Viewer,
  consent: Consent,
  { cookies, cookie }: Pick<RequestFacts, 'cookies' | 'cookie'>,
): Promise<void> {
  if (!isMember(viewer)) {
    nameDevice(consent, cookie?.(STATISTICS_COOKIE), cookies)
    const value = writeConsent(consent)
    return cookies.set({ name: CONSENT_COOKIE, value, isHttpOnly: true, maxAgeSeconds: CONSENT_SECONDS })
  }
  await inTransaction(deps.db, 'choose-consent', (tx) =>
    upsertMemberSettings(writeOwn(holdNothing(tx, 'one statement'), viewer), viewer.id, {
      allowsAnalyticCookies: consent.analytic,
      allowsMarketingCookies: consent.marketing,
      allowsPersonalizationCookies: consent.personalization,
      cookieSurface: consent.surface,
    }),
  )
}
