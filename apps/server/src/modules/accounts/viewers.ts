import {
  type AccessTokenScope,
  coversScope,
  type ExperimentGroups,
  experiments,
  pictureUrl,
  type Viewer as WireViewer,
  type MemberId,
} from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Consent, Member, Viewer } from '../../platform/auth/viewer.ts'
import type { Experiments } from '../../platform/flags/experiments.ts'
import type { Db } from '../../platform/db/db.ts'
import { answering } from '../../platform/db/kept/answer-scope.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { ACCESS_TOKEN_PREFIX } from './access-tokens/access-token-text.ts'
import { findTokenHolder } from './access-tokens/find-token-holder.ts'
import { currentLanguage, isPseudoLanguage, localeOf } from '@pinfold/words'
import { browserTraits } from './browser-traits.ts'
import { presentConsent, readConsent } from './consent.ts'
import { readDevice } from './statistics-device.ts'
import { readSessionToken } from './session-token.ts'
import { findSession, findSessionsThatHold } from './sessions.queries.ts'
import { SESSION_SECONDS } from './sign-in-cookies.ts'

interface RequestTraits {
  /** From the cookie or the bearer header; empty for none. */
  token: string
  /** It came in the header: only there a personal access token is one. */
  isBearer?: boolean
  userAgent: string
  country: string
  /** The cookie that forces groups of experiments, where one came along. */
  forcedGroups?: string | undefined
  /** The cookie that holds a visitor's consent, where one came along. */
  consent?: string | undefined
  /** The cookie that names a browser for statistics, where one came along. */
  device?: string | undefined
}

/** What is known of members beyond their accounts, by modules above. */
export interface KnownAbove {
  /** Whether a pin of theirs has a price. Asked of those only who have pins. */
  hasProducts(memberId: MemberId): Promise<boolean>
}

interface ViewerDeps extends KnownAbove {
  readonly db: Db
  readonly clock: Clock
  readonly experiments: Experiments
}

/** Who asks. One statement where a token came along, and one more for who has pins, which sessions keep; none otherwise. */
export const findViewer = (deps: ViewerDeps, traits: RequestTraits): Promise<Viewer> =>
  // What is kept of both is heard of once.
  answering(() => readViewer(deps, traits))

async function readViewer(deps: ViewerDeps, traits: RequestTraits): Promise<Viewer> {
  const signedIn = traits.token === '' ? null : await findSignedIn(deps, traits)
  const { deviceSource, isBot } = browserTraits(traits.userAgent)
  // A member who has not chosen is asked no more in a browser where they chose as a visitor.
  const consent = (signedIn && consentOf(signedIn.session)) ?? readConsent(traits.consent)
  const device = signedIn === null && consent?.analytic === true ? readDevice(traits.device) : undefined
  const memberId = signedIn?.session.memberId ?? null
  const experiments = deps.experiments.groupsOf(memberId, traits.forcedGroups, device)
  const base = { country: traits.country, locale: localeOf(currentLanguage()), deviceSource, experiments, consent }
  if (signedIn === null) {
    const kind = isBot ? 'bot' : 'logged-out'
    return { ...base, ...nobody, kind, ...(device !== undefined && { device }) }
  }
  const { session, sessionId, scopes } = signedIn
  return {
    ...base,
    kind: session.isEmployee ? 'employee' : session.isPartner ? 'partner' : 'authenticated',
    isPartner: session.isPartner,
    id: session.memberId,
    sessionId,
    scopes,
    isWithoutSecretBoards: scopes !== null && !coversScope(scopes, 'secret_boards:read'),
    isLimitedLogin: session.isLimited,
    trust: session.trust,
    hasSecondFactor: session.secondFactorAt !== null,
    passwordEnteredAt: session.passwordEnteredAt,
    username: session.username,
    fullName: session.fullName,
    avatarSignature: session.avatarSignature,
    isPrivateProfile: session.isPrivate,
    scheduledPinCount: session.scheduledPinCount,
    hasProducts: session.hasPins === true && (await deps.hasProducts(session.memberId)),
    isMessaging: session.messagesFrom !== 'nobody',
    keepsHistory: session.keepsHistory === true,
    showsSensitive: session.showsSensitive === true,
    followsTopics: Boolean(session.followsTopics),
    // Who looks at screens in a language made of English looks as themselves.
    locale: isPseudoLanguage(currentLanguage()) ? base.locale : session.locale || base.locale,
  }
}

/** The viewer that the request would have if nobody were signed in. */
export const asVisitor = (viewer: Viewer): Viewer => ({
  ...viewer,
  ...nobody,
  kind: 'logged-out',
})

/** Which of these sessions still hold. One statement. */
export const sessionsThatHold = (deps: Pick<ViewerDeps, 'db' | 'clock'>, sessionIds: readonly Id[]): Promise<Set<Id>> =>
  findSessionsThatHold(deps.db, sessionIds, new Date(deps.clock.now().getTime() - SESSION_SECONDS * 1000))

const nobody = {
  isPartner: false,
  id: null,
  sessionId: null,
  scopes: null,
  isWithoutSecretBoards: false,
  isLimitedLogin: false,
  trust: 0,
  hasSecondFactor: false,
  passwordEnteredAt: null,
  username: '',
  fullName: '',
  avatarSignature: null,
  isPrivateProfile: false,
  scheduledPinCount: 0,
  hasProducts: false,
  isMessaging: false,
  keepsHistory: false,
  showsSensitive: false,
  followsTopics: false,
} as const

/** A member for work that reads what they may read while they are away; opens nothing that needs more than that. */
export const awayReader = (memberId: MemberId): Member => ({
  ...nobody,
  kind: 'authenticated',
  id: memberId,
  locale: localeOf(currentLanguage()),
  // No session has it.
  sessionId: '0',
  country: '',
  deviceSource: 'web',
  experiments: usualGroups,
  consent: null,
})

const usualGroups = Object.fromEntries(
  Object.entries(experiments).map(([name, { usual }]) => [name, usual]),
) as unknown as ExperimentGroups

/** What the member chose; null until then. The three are written together. */
function consentOf(session: SignedIn['session']): Consent | null {
  const { allowsAnalyticCookies, allowsMarketingCookies, allowsPersonalizationCookies } = session
  if (allowsAnalyticCookies === null || allowsMarketingCookies === null || allowsPersonalizationCookies === null)
    return null
  return {
    analytic: allowsAnalyticCookies,
    marketing: allowsMarketingCookies,
    personalization: allowsPersonalizationCookies,
    surface: session.cookieSurface ?? '',
  }
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

interface SignedIn {
  readonly session: Omit<SessionRow, 'id' | 'createdAt' | 'secretHash'>
  readonly sessionId: Id
  readonly scopes: readonly AccessTokenScope[] | null
}

async function findSignedIn(deps: ViewerDeps, { token: text, isBearer }: RequestTraits): Promise<SignedIn | null> {
  if (isBearer === true && text.startsWith(ACCESS_TOKEN_PREFIX)) return findByAccessToken(deps, text)
  const token = readSessionToken(text)
  if (token === null) return null
  const session = await findSession(deps.db, token.sessionId)
  if (!session || !token.isSecret(session.secretHash)) return null
  const age = deps.clock.now().getTime() - session.createdAt.getTime()
  return age > SESSION_SECONDS * 1000 ? null : { session, sessionId: token.sessionId, scopes: null }
}

/** What a token lacks beside a session: a password entered, a second factor, consent. */
const nothingEntered = {
  isLimited: false,
  secondFactorAt: null,
  passwordEnteredAt: null,
  allowsAnalyticCookies: null,
  allowsMarketingCookies: null,
  allowsPersonalizationCookies: null,
  cookieSurface: null,
  messagesFrom: null,
  keepsHistory: null,
  showsSensitive: null,
}

async function findByAccessToken(deps: ViewerDeps, text: string): Promise<SignedIn | null> {
  const holder = await findTokenHolder(deps, text)
  return holder && { session: { ...holder, ...nothingEntered }, sessionId: holder.tokenId, scopes: holder.scopes }
}

/** The viewer as answers describe them; `mediaUrl` is the origin of picture addresses. */
export function presentViewer(viewer: Viewer, mediaUrl: string): WireViewer {
  const isAuth = viewer.id !== null
  const picture =
    viewer.avatarSignature === null ? null : pictureUrl(mediaUrl, '136x136', viewer.avatarSignature, 'jpg')
  return {
    isAuth,
    isLimitedLogin: viewer.isLimitedLogin,
    id: viewer.id,
    username: isAuth ? viewer.username : null,
    fullName: isAuth ? viewer.fullName : null,
    imageSmallUrl: picture,
    imageMediumUrl: picture,
    isPartner: viewer.isPartner,
    eligibleForStlTool: viewer.hasProducts,
    advertiser: null,
    scheduled_pin_count: viewer.scheduledPinCount,
    should_show_messaging: viewer.isMessaging && !viewer.isLimitedLogin,
    countryFromIp: viewer.country,
    isPrivateProfile: viewer.isPrivateProfile,
    viewerType: viewer.kind,
    deviceSource: viewer.deviceSource,
    experiments: viewer.experiments,
    keeps_history: viewer.keepsHistory,
    cookie_preferences: viewer.consent && presentConsent(viewer.consent),
  }
}
