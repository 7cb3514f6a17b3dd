import { memberRoutes, type SwitchableAccount, userAccountsResource } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { openAccountDialog } from './account-dialog-store.ts'

/** ER-14: where a switch leads; the page there says which account it is. */
export const landings = {
  home: () => memberRoutes.home.build({}, { message: 'account_switch_to_settings' }),
  settings: () => memberRoutes.settings.build({}, { message: 'account_switch_to_settings' }),
}

/** Switches to an account, or opens the dialog that asks for its code. */
export async function switchTo(
  account: Pick<SwitchableAccount, 'id' | 'full_name'>,
  landing: string,
  code?: string,
): Promise<void> {
  try {
    await call(userAccountsResource.update, { user_id: account.id, ...(code !== undefined && { code }) })
  } catch (error) {
    const isCodeMissing = error instanceof ApiFailure && error.name === 'second_factor_code_required'
    if (!isCodeMissing) throw error
    return openAccountDialog({ kind: 'code', account, landing })
  }
  // A whole new page: nothing of the account before may stay in memory.
  location.assign(landing)
}
