import { type Consent, isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { CookieJar } from '../../../platform/http/request-facts.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, writeConsent } from '../consent.ts'
import { upsertMemberSettings } from '../member-settings.queries.ts'

/** Keeps what somebody chose: with a member's account, in a visitor's browser. */
export async function chooseConsent(
  deps: { db: Db },
  viewer: Viewer,
  consent: Consent,
  cookies: CookieJar,
): Promise<void> {
  if (!isMember(viewer)) {
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
