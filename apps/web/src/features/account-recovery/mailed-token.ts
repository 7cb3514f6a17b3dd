import { ApiFailure } from '../../api/failure.ts'
import { accountRecoveryWords } from './account-recovery.words.ts'

/** What a mailed link carries behind its `#`; throws what a link that is over throws where there is nothing. */
export function mailedToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') return token
  throw new ApiFailure({
    name: 'link_over',
    code: 0,
    status: 0,
    message: accountRecoveryWords.linkIncomplete,
  })
}
