import { links } from '../../api/links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminLinks } from './admin-links.ts'
import { adminWords } from './admin.words.ts'

/** What an employee has to do before the area opens. */
export type Gate = 'second_factor_required' | 'password_required'

/** Says what is missing, and leads to where it is done. */
export function AdminGate({ gate }: { readonly gate: Gate }) {
  if (gate === 'second_factor_required')
    return (
      <EmptyState
        drawing="boards"
        headingLevel={1}
        heading={adminWords.gateFactor}
        action={
          <LinkButton kind="primary" to={links.securitySettings()}>
            {adminWords.gateFactorAction}
          </LinkButton>
        }
      >
        {adminWords.gateFactorText}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="boards"
      headingLevel={1}
      heading={adminWords.gatePassword}
      action={
        <LinkButton kind="primary" to={links.login(adminLinks.overview(), true)}>
          {adminWords.gatePasswordAction}
        </LinkButton>
      }
    >
      {adminWords.gatePasswordText}
    </EmptyState>
  )
}
