import { type LawKey, lawsFor } from '@pinfold/contract'
import { useRootData } from '../../api/viewer.ts'

/** EN-14, RP-05: the local laws by which whoever is looking may report, by where they are. */
export function useLaws(): readonly LawKey[] {
  const viewer = useRootData()?.viewer
  if (!viewer) return []
  const { countryFromIp: country, experiments } = viewer
  return lawsFor({ country, experiments, isMember: viewer.isAuth && !viewer.isLimitedLogin })
}

/** Whether whoever is looking may block and report: members who signed in, and not only by a link. */
export function useCanModerate(): boolean {
  const viewer = useRootData()?.viewer
  return viewer !== undefined && viewer.isAuth && !viewer.isLimitedLogin
}
