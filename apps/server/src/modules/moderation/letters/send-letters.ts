import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findMailbox, findMailboxes } from '../../accounts/index.ts'
import type { AppealCodes } from '../appeals/appeal-codes.ts'
import { findJudges, goesToOther } from '../appeals/other-judges.ts'
import { findReportersAfter } from '../cases/cases.queries.ts'
import { findDecision } from '../decisions/decisions.queries.ts'
import { closeReports } from '../reports.queries.ts'
import { decisionLetter, reporterLetter } from './decision-letters.ts'
import '../moderation-events.ts'

/** What mails about reports and decisions need. */
export type LetterDeps = WriteDeps & {
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly appealCodes: AppealCodes
}

const REPORTERS_AT_ONCE = 50

type Mailbox = NonNullable<Awaited<ReturnType<typeof findMailbox>>>

const send = (deps: LetterDeps, { email, locale }: Mailbox, letterOf: () => Letter): Promise<void> => {
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  return deps.mailer.send({ to: email, ...inLanguageOf(locale, () => writeLetter(letterOf(), site)) })
}

/** Writes to the member whom a decision is about, also one who cannot log in. */
export async function mailDecision(deps: LetterDeps, wanted: Events['moderation.letter']): Promise<void> {
  const { decisionId, memberId, letter } = wanted
  const [row, mailbox, hasOther] = await Promise.all([
    findDecision(deps.db, decisionId),
    findMailbox(deps.db, memberId),
    findJudges(deps.db),
  ])
  if (!row || !mailbox) return
  const facts = {
    row,
    locale: mailbox.locale,
    publicUrl: deps.publicUrl,
    code: deps.appealCodes.write(decisionId),
    hasOtherJudge: goesToOther(hasOther, row),
  }
  await send(deps, mailbox, () => decisionLetter(letter, facts))
}

/** Closes what members reported on a case, and has each told, some at a time. Repeating it tells nobody twice of news. */
export async function answerReporters(deps: LetterDeps, { caseId, isActed }: Events['report.closed']): Promise<void> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const memberIds: string[] = await findReportersAfter(deps.db, caseId, after, REPORTERS_AT_ONCE)
    if (memberIds.length > 0)
      await inTransaction(deps.db, 'answer-reporters', async (tx) => {
        const writer = writeAsSystem(tx, 'what they reported was decided on')
        await closeReports(writer, memberIds, caseId)
        await deps.outbox.emit(writer, bucketOf(caseId), 'report.answered', { caseId, memberIds, isActed })
      })
    after = memberIds.length < REPORTERS_AT_ONCE ? undefined : memberIds.at(-1)
  }
}

/** Writes to some who reported the same thing. */
export async function mailReporters(deps: LetterDeps, event: Events['report.answered']): Promise<void> {
  const mailboxes = await findMailboxes(deps.db, event.memberIds)
  for (const mailbox of mailboxes) await send(deps, mailbox, () => reporterLetter(event.isActed))
}
