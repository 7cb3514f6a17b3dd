import type { Viewer as WireViewer } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Experiments } from '../../platform/flags/experiments.ts'
import type { Db } from '../../platform/db/db.ts'
import { browserTraits } from './browser-traits.ts'
import { readSessionToken } from './session-token.ts'
import { findSession } from './sessions.queries.ts'
import { SESSION_SECONDS } from './sign-in-cookies.ts'

interface RequestTraits {
  /** From the cookie or the bearer header; empty for none. */
  token: string
  userAgent: string
  country: string
  /** The cookie that forces groups of experiments, where one came along. */
  forcedGroups?: string | undefined
}

interface ViewerDeps {
  readonly db: Db
  readonly clock: Clock
  readonly experiments: Experiments
}

/** Who asks. One statement where a token came along, none otherwise. */
export async function findViewer(deps: ViewerDeps, traits: RequestTraits): Promise<Viewer> {
  const signedIn = traits.token === '' ? null : await findSignedIn(deps, traits.token)
  const { deviceSource, isBot } = browserTraits(traits.userAgent)
  const experiments = deps.experiments.groupsOf(signedIn?.session.memberId ?? null, traits.forcedGroups)
  const base = { country: traits.country, deviceSource, experiments }
  if (signedIn === null) {
    const kind = isBot ? 'bot' : 'logged-out'
    return { ...base, ...nobody, kind }
  }
  const { session, sessionId } = signedIn
  return {
    ...base,
    kind: session.isEmployee ? 'employee' : session.isPartner ? 'partner' : 'authenticated',
    id: session.memberId,
    sessionId,
    isLimitedLogin: session.isLimited,
    hasSecondFactor: session.secondFactorAt !== null,
    username: session.username,
    fullName: session.fullName,
    avatarSignature: session.avatarSignature,
    isPrivateProfile: session.isPrivate,
    locale: session.locale,
  }
}

/** The same request, asked by somebody who is not signed in. */
export const asVisitor = (viewer: Viewer): Viewer => ({
  ...viewer,
  ...nobody,
  kind: 'logged-out',
  locale: viewer.locale,
})

const nobody = {
  id: null,
  sessionId: null,
  isLimitedLogin: false,
  hasSecondFactor: false,
  username: '',
  fullName: '',
  avatarSignature: null,
  isPrivateProfile: false,
  locale: 'en-US',
} as const

async function findSignedIn(deps: ViewerDeps, text: string) {
  const token = readSessionToken(text)
  if (token === null) return null
  const session = await findSession(deps.db, token.sessionId)
  if (!session || !token.isSecret(session.secretHash)) return null
  const age = deps.clock.now().getTime() - session.createdAt.getTime()
  return age > SESSION_SECONDS * 1000 ? null : { session, sessionId: token.sessionId }
}

/** The viewer as answers describe them. */
export function presentViewer(viewer: Viewer): WireViewer {
  const isAuth = viewer.id !== null
  return {
    isAuth,
    isLimitedLogin: viewer.isLimitedLogin,
    id: viewer.id,
    username: isAuth ? viewer.username : null,
    fullName: isAuth ? viewer.fullName : null,
    imageSmallUrl: null,
    imageMediumUrl: null,
    isPartner: viewer.kind === 'partner',
    eligibleForStlTool: false,
    advertiser: null,
    scheduled_pin_count: 0,
    should_show_messaging: false,
    countryFromIp: viewer.country,
    isPrivateProfile: viewer.isPrivateProfile,
    viewerType: viewer.kind,
    deviceSource: viewer.deviceSource,
    experiments: viewer.experiments,
  }
}
