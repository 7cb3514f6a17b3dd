import type { Viewer } from '@pinfold/contract'

/** RP-05: to other members, who came in by a mailed link is a visitor until the password is entered. */
export const isVisitorOf = (
  viewer: Pick<Viewer, 'isAuth' | 'isLimitedLogin' | 'id'> | undefined,
  memberId: string,
): boolean => viewer?.isAuth !== true || (viewer.isLimitedLogin && viewer.id !== memberId)
