import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader } from '../../accounts/index.ts'
import { type IdeasDeps, ideasView } from '../../discovery/index.ts'
import { nextDigestAt } from '../digest/next-digest.ts'
import { unsubscribeUrl } from '../digest/unsubscribe-route.ts'
import type { UnsubscribeTokens } from '../digest/unsubscribe-tokens.ts'
import { ideasMail } from './ideas-mail.ts'
import { findIdeasReader, lockDueIdeas, moveDueIdeas, moveMailed } from './mailed-ideas.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** An email with Pins that the member may like is due. */
    'ideas.mail-due': { memberId: string }
  }
}

const BATCH = 100
const IN_A_MAIL = 6
/** The last ones told of, none of which is told of again. */
const REMEMBERED = 200
const WHY = 'what the mail told of'

/** Asks for the emails that are due, in batches, and says when the next ones are: a second run asks nothing. */
export async function askForIdeas(deps: WriteDeps): Promise<void> {
  let asked = BATCH
  while (asked === BATCH) {
    asked = await inTransaction(deps.db, 'ask-for-ideas', async (tx) => {
      const writer = writeAsSystem(tx, 'a mail that is due')
      const due = await lockDueIdeas(tx, deps.clock.now(), BATCH)
      const memberIds = due.map(({ memberId }) => memberId)
      await moveDueIdeas(writer, memberIds, nextDigestAt('weekly', deps.clock.now()))
      const news = memberIds.map((memberId) => ({ bucket: bucketOf(memberId), payload: { memberId } }))
      await deps.outbox.emitAll(writer, 'ideas.mail-due', news)
      return due.length
    })
  }
}

/** What emails with ideas need. */
export interface IdeasMailDeps extends IdeasDeps {
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly unsubscribeTokens: UnsubscribeTokens
}

/**
 * Sends one email with Pins that are recommended to the member and that neither home nor an earlier one showed; none where
 * there is nothing new. It is noted before it goes out, so a job that runs twice sends once; where the mail server refuses it,
 * that is taken back and the job tried again.
 */
export async function sendIdeas(deps: IdeasMailDeps, { memberId }: Events['ideas.mail-due']): Promise<void> {
  const reader = await findIdeasReader(deps.db, memberId)
  if (!reader) return
  const found = await ideasView(deps, awayReader(memberId), new Set(reader.mailed))
  const pins = found.filter(({ title }) => title.trim() !== '').slice(0, IN_A_MAIL)
  if (pins.length === 0) return
  const mailed = [...pins.map(({ id }) => id), ...reader.mailed].slice(0, REMEMBERED)
  if (!(await moveMailed(writeAlone(deps.db, WHY), memberId, reader.mailed, mailed))) return
  const mail = inLanguageOf(reader.locale, () =>
    ideasMail({
      to: reader.email,
      firstName: reader.firstName,
      publicUrl: deps.publicUrl,
      unsubscribeUrl: unsubscribeUrl(deps.publicUrl, deps.unsubscribeTokens.write(memberId, 'ideas')),
      pins,
    }),
  )
  try {
    await deps.mailer.send(mail)
  } catch (error) {
    await moveMailed(writeAlone(deps.db, WHY), memberId, mailed, reader.mailed)
    throw error
  }
}
