import type { Db } from '../../../../platform/db/db.ts'
import type { Events } from '../../../../platform/events/outbox.ts'
import { type Letter, writeLetter } from '../../../../platform/mail/letter.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { inLanguageOf } from '../../../../platform/words/spoken-language.ts'
import { findMailbox } from '../../../accounts/index.ts'
import { findItemsAbout, findItemsOf } from '../takedown-items.queries.ts'
import { findTakedown } from '../takedowns.queries.ts'
import type { WithdrawalCodes } from '../withdrawal-codes.ts'
import { claimantLetter, ownerLetter } from './takedown-letters.ts'

/** What mails about takedowns need. */
export interface TakedownMailDeps {
  readonly db: Db
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly withdrawalCodes: WithdrawalCodes
}

interface Mailbox {
  readonly email: string
  readonly locale: string
}

const send = (deps: TakedownMailDeps, { email, locale }: Mailbox, letterOf: () => Letter): Promise<void> => {
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  return deps.mailer.send({ to: email, ...inLanguageOf(locale, () => writeLetter(letterOf(), site)) })
}

/** Writes to whoever asked, where they left an address. */
export async function mailClaimant(deps: TakedownMailDeps, wanted: Events['takedown.claimant-letter']): Promise<void> {
  const row = await findTakedown(deps.db, wanted.takedownId)
  if (!row || row.email === '') return
  const items = await findItemsOf(
    deps.db,
    row.id,
    row.objects.map(({ id }) => id),
  )
  const facts = { row, items, locale: row.locale, publicUrl: deps.publicUrl }
  await send(deps, row, () => claimantLetter(wanted.letter, facts, deps.withdrawalCodes.write(row.id)))
}

/** Writes to the member whose things the request names. */
export async function mailOwner(deps: TakedownMailDeps, wanted: Events['takedown.owner-letter']): Promise<void> {
  const [row, mailbox] = await Promise.all([
    findTakedown(deps.db, wanted.takedownId),
    findMailbox(deps.db, wanted.memberId),
  ])
  if (!row || !mailbox) return
  const items = await findItemsAbout(deps.db, wanted.memberId, row.id, row.objects.length)
  const facts = { row, items, locale: mailbox.locale, publicUrl: deps.publicUrl }
  await send(deps, mailbox, () => ownerLetter(wanted.letter, facts))
}
