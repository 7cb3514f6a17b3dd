import type { Viewer as WireViewer, MemberId } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Consent, Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Experiments } from '../../platform/flags/experiments.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { insertConsentWhereNone } from './consent.queries.ts'
import { setSignInCookies } from './sign-in-cookies.ts'
import { keepAccountBefore } from './switching/switch-account.ts'
import { findViewer, type KnownAbove, presentViewer } from './viewers.ts'

interface SignInDeps extends KnownAbove {
  readonly db: Db
  readonly clock: Clock
  readonly experiments: Experiments
  readonly mediaUrl: string
}

/** What every way of signing up and in ends with: the cookies, and the viewer whom the browser now belongs to. */
export async function finishSignIn(
  deps: SignInDeps,
  { viewer, request }: { viewer: Viewer; request: RequestFacts },
  { memberId, token }: { memberId: MemberId; token: string },
): Promise<WireViewer> {
  // A visitor's choice about cookies becomes that of the member, who has made none yet.
  if (viewer.id === null && viewer.consent) await keepChoice(deps.db, memberId, viewer.consent)
  await keepAccountBefore(deps, { viewerId: viewer.id, memberId }, request)
  setSignInCookies(request.cookies, token)
  request.device?.remember(memberId)
  const traits = { token, userAgent: request.userAgent, country: viewer.country }
  return presentViewer(await findViewer(deps, traits), deps.mediaUrl)
}

const keepChoice = (db: Db, memberId: MemberId, consent: Consent) =>
  inTransaction(db, 'keep-consent', (tx) =>
    insertConsentWhereNone(writeAsSystem(tx, 'what was chosen before logging in is kept'), memberId, consent),
  )
