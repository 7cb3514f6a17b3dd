import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { bucketOf, compareIds } from '../../../platform/ids/ids.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader } from '../../accounts/index.ts'
import { newsSinceView, type NewsViewDeps } from '../news.view.ts'
import { digestMail } from './digest-mail.ts'
import { clearDueDigests, findDigestReader, lockDueDigests, moveDigested } from './digests.queries.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'
import { unsubscribeUrl } from './unsubscribe-route.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** An email is to tell of what came after the version. */
    'news.digest-due': { memberId: string; after: string }
  }
}

const BATCH = 100
const LINES = 10
/** Beyond these an email only says that there is more. */
const MOST_EXAMINED = 50

/** Asks for the emails that are due, in batches. Whoever is asked for is not due any more, so a second run asks nothing. */
export async function askForDigests(deps: WriteDeps): Promise<void> {
  let asked = BATCH
  while (asked === BATCH) {
    asked = await inTransaction(deps.db, 'ask-for-digests', async (tx) => {
      const writer = writeAsSystem(tx, 'a mail that is due')
      const due = await lockDueDigests(tx, deps.clock.now(), BATCH)
      await clearDueDigests(
        writer,
        due.map(({ memberId }) => memberId),
      )
      const news = due.map(({ memberId, digestedId }) => ({
        bucket: bucketOf(memberId),
        payload: { memberId, after: digestedId },
      }))
      await deps.outbox.emitAll(writer, 'news.digest-due', news)
      return due.length
    })
  }
}

export interface DigestDeps extends NewsViewDeps {
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly unsubscribeTokens: UnsubscribeTokens
}

/**
 * Sends one email about what the member has not seen and may see. It is noted as sent before it goes out, so a job that
 * runs twice sends once; where the mail server refuses it, that is taken back and the job tried again.
 */
export async function sendDigest(deps: DigestDeps, { memberId, after }: Events['news.digest-due']): Promise<void> {
  const reader = await findDigestReader(deps.db, memberId)
  if (reader?.digestedId !== after) return
  const since = compareIds(reader.seenId, after) > 0 ? reader.seenId : after
  const news = await newsSinceView(deps, awayReader(memberId), since, MOST_EXAMINED)
  const [newest] = news
  if (!newest || !(await moveDigested(writeAlone(deps.db, 'how far the mail told'), memberId, after, newest.version)))
    return
  const input = {
    to: reader.email,
    firstName: reader.firstName,
    locale: reader.locale,
    publicUrl: deps.publicUrl,
    unsubscribeUrl: unsubscribeUrl(deps.publicUrl, deps.unsubscribeTokens.write(memberId)),
    news: news.slice(0, LINES),
    moreCount: Math.max(0, news.length - LINES),
  }
  const mail = inLanguageOf(reader.locale, () => digestMail(input))
  try {
    await deps.mailer.send(mail)
  } catch (error) {
    await moveDigested(writeAlone(deps.db, 'how far the mail told'), memberId, newest.version, after)
    throw error
  }
}
