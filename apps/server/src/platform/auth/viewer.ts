import type { DeviceSource, ExperimentGroups, ViewerType } from '@pinfold/contract'
import type { Id } from '../ids/ids.ts'
import { AppError } from '../http/app-error.ts'

/** Whoever asks, as each request carries them. */
export interface Viewer {
  readonly kind: ViewerType
  /** Null for those who are not signed in. */
  readonly id: Id | null
  readonly sessionId: Id | null
  readonly isLimitedLogin: boolean
  readonly hasSecondFactor: boolean
  readonly username: string
  readonly fullName: string
  readonly avatarSignature: string | null
  readonly isPrivateProfile: boolean
  readonly locale: string
  /** Two letters, from a trusted header or the GeoIP file. */
  readonly country: string
  readonly deviceSource: DeviceSource
  readonly experiments: ExperimentGroups
}

/** A viewer who is signed in. */
export interface Member extends Viewer {
  readonly id: Id
  readonly sessionId: Id
}

/** Whether the viewer is signed in. */
export const isMember = (viewer: Viewer): viewer is Member => viewer.id !== null && viewer.sessionId !== null

/** The signed-in viewer; throws `sign_in_required` for everybody else. */
export function requireMember(viewer: Viewer): Member {
  if (!isMember(viewer)) throw new AppError('sign_in_required')
  return viewer
}

/** Throws `sign_in_required` for members who only came in by a link and may do no more than a visitor here. */
export function requireFullLogin(viewer: Member): void {
  if (viewer.isLimitedLogin) throw new AppError('sign_in_required')
}
