import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { InvitationRow, SignUpSettings } from './signing-up.queries.ts'

/** What an invitation is worth at a moment. */
export type InvitationWorth = 'none' | 'good' | 'over'

type Limits = Pick<InvitationRow, 'mostUses' | 'uses' | 'endsAt' | 'withdrawnAt'>

/** `isGiven` says whether somebody came with a code at all; one that leads to nothing is as good as over. */
export function worthOf(invitation: Limits | undefined, isGiven: boolean, now: Date): InvitationWorth {
  if (!isGiven) return 'none'
  if (invitation === undefined || invitation.withdrawnAt !== null) return 'over'
  const { endsAt, uses, mostUses } = invitation
  return uses >= mostUses || (endsAt !== null && endsAt <= now) ? 'over' : 'good'
}

/** A domain stands for those below it, too. */
const isOneOf = (domain: string, domains: readonly string[]) =>
  domains.some((each) => domain === each || domain.endsWith(`.${each}`))

/** Whether an address may have an account at all, whoever lets it in. */
export const canHaveAccount = (domain: string, { blockedDomains }: SignUpSettings): Decision =>
  isOneOf(domain, blockedDomains) ? deny('email_domain_refused') : allow

/** Whether somebody with an address at this domain may make an account. An invitation opens all but a closed site. */
export function canSignUp(settings: SignUpSettings, domain: string, invitation: InvitationWorth): Decision {
  const { mode, allowedDomains } = settings
  if (mode === 'closed') return deny('sign_up_closed')
  const address = canHaveAccount(domain, settings)
  if (!address.isAllowed || mode === 'open' || invitation === 'good') return address
  if (mode === 'domains' && isOneOf(domain, allowedDomains)) return allow
  if (invitation === 'over') return deny('invitation_over')
  return deny(mode === 'domains' ? 'email_domain_refused' : 'invitation_needed')
}
