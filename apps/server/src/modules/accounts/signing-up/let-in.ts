import { createHash, randomBytes } from 'node:crypto'
import type { SignUpRules } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { authorize, holdNothing, type Writer } from '../../../platform/writing/writer.ts'
import { emailKey } from '../email-key.ts'
import { canHaveAccount, canSignUp, worthOf } from './signing-up.policy.ts'
import {
  countInvitationUse,
  findInvitationBySecret,
  findSignUpSettings,
  lockInvitationBySecret,
} from './signing-up.queries.ts'

const SECRET_BYTES = 18

/** A code for a link, and what is kept of it. */
export function drawInvitation(): { code: string; secretHash: Buffer } {
  const code = randomBytes(SECRET_BYTES).toString('base64url')
  return { code, secretHash: hashOf(code) }
}

/**
 * Lets somebody make an account, as owners decided, and counts the use of an invitation that it took. Where the domain of the
 * address alone let them in, it has to be proved before the account is of any use: anybody can type an address. Throws
 * `sign_up_closed`, `invitation_needed`, `invitation_over`, `email_domain_refused`.
 */
export async function letIn(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { email, invitation: code = '' }: { readonly email: string; readonly invitation?: string | undefined },
): Promise<{ readonly writer: Writer; readonly awaitsProof: boolean }> {
  const settings = await findSignUpSettings(tx)
  const isAsked = code !== '' && settings.mode !== 'open'
  const [held, invitation] = isAsked
    ? await lockInvitationBySecret(tx, hashOf(code))
    : [holdNothing(tx, 'settings of a moment decide'), undefined]
  const domain = domainOf(email)
  const decision = canSignUp(settings, domain, worthOf(invitation, isAsked, clock.now()))
  const writer = authorize(held, decision, fieldOf(decision))
  // Whoever needed none leaves it to others.
  const needed = !canSignUp(settings, domain, 'none').isAllowed
  if (invitation !== undefined && needed) await countInvitationUse(writer, invitation.id)
  return { writer, awaitsProof: settings.mode === 'domains' && !needed }
}

/** For accounts that a member makes beside their own: only addresses that nobody may have are refused. */
export async function refuseBlockedAddress(tx: Tx, email: string): Promise<void> {
  const decision = canHaveAccount(domainOf(email), await findSignUpSettings(tx))
  authorize(holdNothing(tx, 'settings of a moment decide'), decision, fieldOf(decision))
}

/** What whoever wants an account has to know. */
export async function signUpRulesView(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  code = '',
): Promise<SignUpRules> {
  const { mode, allowedDomains } = await findSignUpSettings(db)
  const invitation = code === '' ? undefined : await findInvitationBySecret(db, hashOf(code))
  return {
    mode,
    domains: mode === 'domains' ? [...allowedDomains] : [],
    invitation: worthOf(invitation, code !== '', clock.now()),
  }
}

type Decided = ReturnType<typeof canSignUp>

function fieldOf(decision: Decided): string | undefined {
  if (decision.isAllowed) return undefined
  if (decision.code === 'email_domain_refused') return 'email'
  return decision.code === 'invitation_over' ? 'invitation' : undefined
}

const domainOf = (email: string) => {
  const key = emailKey(email)
  return key.slice(key.lastIndexOf('@') + 1)
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()
