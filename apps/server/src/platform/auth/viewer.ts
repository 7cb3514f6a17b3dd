import {
  type AccessTokenScope,
  type BoardId,
  type Deed,
  type DeviceSource,
  type ExperimentGroups,
  limits,
  type ViewerType,
  type MemberId,
} from '@pinfold/contract'
import type { Id } from '../ids/ids.ts'
import { AppError } from '../errors/app-error.ts'

/** What somebody allows beyond what the product needs to run. */
export interface Consent {
  readonly analytic: boolean
  readonly marketing: boolean
  readonly personalization: boolean
  /** Where the choice was made. */
  readonly surface: string
}

/** Whoever asks, as each request carries them. */
export interface Viewer {
  readonly kind: ViewerType
  /** A business account, also where its `kind` says that an employee asks. */
  readonly isPartner: boolean
  /** Null for those who are not signed in. */
  readonly id: MemberId | null
  /** The member who really asks, only where they act for the one named by `id`. */
  readonly actorId?: MemberId
  /** What they may do there, where they act for another. */
  readonly deeds?: readonly Deed[]
  /** The boards that their roles open, only where they act with roles on parts of it and none on the whole. */
  readonly openBoards?: readonly BoardId[]
  /** The session; where a personal access token was sent, that token. */
  readonly sessionId: Id | null
  /** What the access token is for; null for a session, which may do all that its member may. */
  readonly scopes: readonly AccessTokenScope[] | null
  /** True for a token without the scope of secret boards: these are missing to it, also the member's own. */
  readonly isWithoutSecretBoards: boolean
  readonly isLimitedLogin: boolean
  /** What the member did, beside the age of the account: below 0 doubtful, above 0 trusted earlier; 0 where it is left out. */
  readonly trust?: number
  /** Whether this session was opened with the second factor. */
  readonly hasSecondFactor: boolean
  /** When the password was last entered in this session; null where it never was. */
  readonly passwordEnteredAt: Date | null
  readonly username: string
  readonly fullName: string
  readonly avatarSignature: string | null
  readonly isPrivateProfile: boolean
  /** Pins of theirs that wait for their time. */
  readonly scheduledPinCount: number
  /** Pins of theirs have a price, so that pictures can be tagged with them. */
  readonly hasProducts: boolean
  /** Whether the member takes messages of anybody; who takes none sends none. */
  readonly isMessaging: boolean
  /** The account keeps what its member looks at. */
  readonly keepsHistory: boolean
  /** They want no veil before sensitive pictures. */
  readonly showsSensitive: boolean
  readonly locale: string
  /** They follow topics; left out where nobody asked. */
  readonly followsTopics?: boolean
  /** Two letters, from a trusted header or the GeoIP file. */
  readonly country: string
  readonly deviceSource: DeviceSource
  readonly experiments: ExperimentGroups
  /** Null until they chose. */
  readonly consent: Consent | null
  /** Names a visitor's browser, for statistics that they allowed; left out for everybody else. */
  readonly device?: string
}

/** A viewer who is signed in. */
export interface Member extends Viewer {
  readonly id: MemberId
  readonly sessionId: Id
}

/** Whether the viewer is signed in. */
export const isMember = (viewer: Viewer): viewer is Member => viewer.id !== null && viewer.sessionId !== null

/** Who really asks: for what is limited, kept or noted by person, not by the account acted for. */
export const actorOf = (viewer: Member): MemberId => viewer.actorId ?? viewer.id

/** Whether a role that the viewer acts in opens such calls; members themselves may do all. */
export const mayDo = (viewer: Viewer, deed: Deed): boolean => viewer.deeds?.includes(deed) ?? true

/** Whether what is not on a certain board is open as to its member: not where a role on parts of a business is. */
export const hasWhole = ({ openBoards }: Viewer): boolean => openBoards === undefined

/** Whether a board is open to the role that the viewer acts in; roles on the whole, and members themselves, may read all. */
export const isOpenToRole = ({ openBoards }: Viewer, boardId: BoardId | null): boolean =>
  openBoards === undefined || (boardId !== null && openBoards.includes(boardId))

/** The signed-in viewer; throws `sign_in_required` for everybody else. */
export function requireMember(viewer: Viewer): Member {
  if (!isMember(viewer)) throw new AppError('sign_in_required')
  return viewer
}

/** Throws `sign_in_required` for members who only came in by a link and may do no more than a visitor here. */
export function requireFullLogin(viewer: Member): void {
  if (viewer.isLimitedLogin) throw new AppError('sign_in_required')
}

const PASSWORD_HOLDS_MILLISECONDS = limits.passwordEntered.validMilliseconds

/**
 * For what a stolen session must not do: throws `password_required` where the password was not entered within the last
 * ten minutes. `enterPassword` opens it again.
 */
export function requirePasswordEntered(viewer: Member, now: Date): void {
  const { passwordEnteredAt, isLimitedLogin } = viewer
  const isRecent =
    passwordEnteredAt !== null && now.getTime() - passwordEnteredAt.getTime() <= PASSWORD_HOLDS_MILLISECONDS
  if (isLimitedLogin || !isRecent) throw new AppError('password_required')
}
