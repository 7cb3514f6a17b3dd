import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findMailbox, findMailboxes } from '../../accounts/index.ts'
import type { AppealCodes } from '../appeals/appeal-codes.ts'
import { findJudges, goesToOther } from '../appeals/other-judges.ts'
import { findConcerned } from '../appeals/who-is-concerned.ts'
import { type CaseRow, findCases, findReportersAfter } from '../cases/cases.queries.ts'
import {
  type DecisionRow,
  findDecision,
  findDismissals,
  liftDismissals,
  upsertDismissals,
} from '../decisions/decisions.queries.ts'
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
  const concernedBy = await findConcerned(deps.db, [row])
  const facts = factsOf(deps, { row, mailbox, hasOtherJudge: goesToOther(hasOther, row.decidedBy, concernedBy(row)) })
  await send(deps, mailbox, () => decisionLetter(letter, facts))
}

interface Told {
  readonly row: DecisionRow
  readonly mailbox: Mailbox
  readonly hasOtherJudge: boolean
}

const factsOf = ({ publicUrl, appealCodes }: LetterDeps, { row, mailbox: { locale }, hasOtherJudge }: Told) => ({
  row,
  locale,
  publicUrl,
  code: appealCodes.write(row.id),
  hasOtherJudge,
})

/** Closes what members reported on a case, lets them appeal where nothing was done, and has each told, some at a time. Repeating it tells nobody twice of news. */
export async function answerReporters(deps: LetterDeps, { caseId, isActed }: Events['report.closed']): Promise<void> {
  const [row] = await findCases(deps.db, [caseId])
  for (let after: string | undefined = '0'; after !== undefined;) {
    const memberIds: string[] = await findReportersAfter(deps.db, caseId, after, REPORTERS_AT_ONCE)
    if (memberIds.length > 0)
      await inTransaction(deps.db, 'answer-reporters', async (tx) => {
        const writer = writeAsSystem(tx, 'what they reported was decided on')
        await closeReports(writer, memberIds, caseId)
        if (row)
          await (isActed
            ? liftDismissals(writer, memberIds, row.objectId)
            : noteDismissed(deps, writer, row, memberIds))
        await deps.outbox.emit(writer, bucketOf(caseId), 'report.answered', { caseId, memberIds, isActed })
      })
    after = memberIds.length < REPORTERS_AT_ONCE ? undefined : memberIds.at(-1)
  }
}

/** Writes to some who reported the same thing. */
export async function mailReporters(deps: LetterDeps, event: Events['report.answered']): Promise<void> {
  const { caseId, memberIds, isActed } = event
  const [mailboxes, dismissals, hasOther] = await Promise.all([
    findMailboxes(deps.db, memberIds),
    isActed ? [] : findDismissals(deps.db, memberIds, caseId),
    findJudges(deps.db),
  ])
  const concernedBy = await findConcerned(deps.db, dismissals)
  const appealable = new Map(
    dismissals.flatMap((row) => (row.appealState === 'none' && row.state === 'standing' ? [[row.memberId, row]] : [])),
  )
  for (const mailbox of mailboxes) {
    const row = appealable.get(mailbox.id)
    const told = row && { row, mailbox, hasOtherJudge: goesToOther(hasOther, row.decidedBy, concernedBy(row)) }
    await send(deps, mailbox, () => (told ? decisionLetter('decided', factsOf(deps, told)) : reporterLetter(isActed)))
  }
}

const noteDismissed = (
  { ids, clock }: LetterDeps,
  writer: Writer,
  { id, objectType, objectId, decidedBy, decidedAt }: CaseRow,
  memberIds: readonly MemberId[],
) =>
  upsertDismissals(
    writer,
    memberIds.map((memberId) => ({
      id: ids.next(bucketOf(memberId)),
      member_id: memberId,
      case_id: id,
      object_type: objectType,
      object_id: objectId,
      decided_by: decidedBy,
      decided_at: decidedAt ?? clock.now(),
    })),
  )
