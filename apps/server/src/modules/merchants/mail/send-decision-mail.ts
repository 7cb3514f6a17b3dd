import { memberRoutes, type MerchantState } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import { findMailbox } from '../../accounts/index.ts'
import { findMerchant, type MerchantRow } from '../merchants.queries.ts'
import { merchantLetterWords as words } from './merchant-letters.words.ts'

/** What mails about decisions need. */
export interface DecisionMailDeps {
  readonly db: Db
  readonly mailer: Mailer
  readonly publicUrl: URL
}

/** Writes to a business what was decided of it, and why; not where something else was decided since. */
export async function mailDecision(
  deps: DecisionMailDeps,
  { memberId, state }: Events['merchant.decided'],
): Promise<void> {
  const [merchant, mailbox] = await Promise.all([findMerchant(deps.db, memberId), findMailbox(deps.db, memberId)])
  if (!merchant || !mailbox || merchant.state !== state || state === 'pending') return
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  const letterOf = () => decisionLetter(merchant, state, { name: mailbox.firstName, site: deps.publicUrl })
  await deps.mailer.send({ to: mailbox.email, ...inLanguageOf(mailbox.locale, () => writeLetter(letterOf(), site)) })
}

function decisionLetter(
  { reason, disapprovalReasons: reasons }: MerchantRow,
  state: Exclude<MerchantState, 'pending'>,
  { name, site }: { readonly name: string; readonly site: URL },
): Letter {
  return {
    subject: words[state],
    heading: words[state],
    paragraphs: [
      words.hello({ name }),
      words[`${state}Text`],
      ...(reason === '' ? [] : [words.reason({ reason })]),
      ...(reasons.length === 0 ? [] : [words.missing({ reasons: reasons.join(', ') })]),
    ],
    action: { label: words.open, address: new URL(memberRoutes.claimedAccounts.build(), site).href },
    notes: [],
  }
}
