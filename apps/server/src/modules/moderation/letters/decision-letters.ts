import { type AppealableKind, limits, memberRoutes } from '@pinfold/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import { appealUntil, isAnsweredAlone } from '../appeals/appeal.policy.ts'
import type { DecisionRow } from '../decisions/decisions.queries.ts'
import type { DecisionLetter } from '../moderation-events.ts'
import { decisionLetterWords as words } from './decision-letters.words.ts'

interface Facts {
  readonly row: DecisionRow
  readonly locale: string
  readonly publicUrl: URL
  /** Lets read and appeal without a log-in. */
  readonly code: string
  /** Somebody who did not decide could decide on an appeal. */
  readonly hasOtherJudge: boolean
}

const dateIn = (locale: string, date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

const letter = (heading: string, ...paragraphs: readonly string[]): Letter => ({
  subject: heading,
  heading,
  paragraphs,
  notes: [],
})

const days = limits.moderation.aloneDays

/** What a member is written about a decision. Who decided and who reported stay unsaid. */
export function decisionLetter(kind: DecisionLetter, { row, locale, publicUrl, code, hasOtherJudge }: Facts): Letter {
  switch (kind) {
    case 'decided': {
      const [heading, text] = madeOf[row.kind](row, locale)
      const date = dateIn(locale, appealUntil(row.decidedAt))
      const mayAppeal = hasOtherJudge ? words.mayAppeal({ date }) : words.mayAppealAlone({ date, days })
      // Behind the `#` the code reaches neither servers' logs nor other sites.
      const address = `${publicUrl.origin}${memberRoutes.moderationDecisions.build()}#${row.id}.${code}`
      return {
        ...letter(
          heading,
          text,
          row.kind === 'dismiss' ? words.noMore : words.reason({ reason: row.reason }),
          mayAppeal,
        ),
        action: { label: words.see, address },
      }
    }
    case 'appealed':
      return letter(words.appealed, hasOtherJudge ? words.appealedText : words.appealedAlone({ days }))
    case 'appeal-granted':
      return letter(words.granted, ...grantedTo(row), words.reason({ reason: row.appealAnswer }), ...aloneNote(row))
    case 'appeal-refused':
      return letter(words.refused, words.refusedText, words.reason({ reason: row.appealAnswer }), ...aloneNote(row))
    case 'over':
      return letter(words.over, words.overText)
  }
}

const grantedTo = ({ kind }: DecisionRow) =>
  kind === 'dismiss' ? [words.grantedText, words.lookedAtAgain] : [words.grantedText]

const aloneNote = (row: DecisionRow) => (isAnsweredAlone(row) ? [words.nobodyElse] : [])

type Made = (row: DecisionRow, locale: string) => readonly [heading: string, text: string]

const madeOf: Readonly<Record<AppealableKind, Made>> = {
  hide: () => [words.hide, words.hideText],
  warn: () => [words.warn, words.warnText],
  remove: () => [words.remove, words.removeText],
  suspend: ({ until, decidedAt }, locale) => [
    words.suspend,
    words.suspendText({ date: dateIn(locale, until ?? decidedAt) }),
  ],
  ban: () => [words.ban, words.banText],
  block_picture: () => [words.blockPicture, words.blockPictureText],
  dismiss: () => [words.reportDismissed, words.reportDismissedText],
}

/** What somebody is written who reported something and cannot appeal; of the thing and its member it says nothing. */
export const reporterLetter = (isActed: boolean): Letter =>
  isActed
    ? letter(words.reportActed, words.reportActedText, words.noMore)
    : letter(words.reportDismissed, words.reportDismissedText, words.noMore)
