import { memberRoutes, takedownDays } from '@pinfold/contract'
import { EVERYWHERE } from '../../../../platform/auth/withheld.ts'
import type { Letter } from '../../../../platform/mail/letter.ts'
import type { ClaimantLetter, OwnerLetter } from '../takedown-events.ts'
import type { ItemRow } from '../takedown-items.queries.ts'
import type { TakedownRow } from '../takedowns.queries.ts'
import { takedownLetterWords as words } from './takedown-letters.words.ts'

interface Facts {
  readonly row: TakedownRow
  /** Those that the letter is about. */
  readonly items: readonly ItemRow[]
  readonly locale: string
  readonly publicUrl: URL
}

const dateIn = (locale: string, date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

function countriesIn(locale: string, countries: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const named = countries.split(',').map((code) => names.of(code) ?? code)
  return new Intl.ListFormat(locale).format(named)
}

const letter = (heading: string, paragraphs: readonly string[], notes: readonly string[] = []): Letter => ({
  subject: heading,
  heading,
  paragraphs,
  notes,
})

/** What whoever asked is written. Of the owner it says nothing. */
export function claimantLetter(kind: ClaimantLetter, facts: Facts, withdrawalCode: string): Letter {
  const { row, items, locale, publicUrl } = facts
  const notes = [words.number({ number: row.id })]
  const where = items.find(({ countries }) => countries !== '')?.countries ?? EVERYWHERE
  const restoreAt = items.find((item) => item.restoreAt !== null)?.restoreAt ?? row.dueAt
  switch (kind) {
    case 'received': {
      // Behind the `#` the code reaches neither servers' logs nor other sites.
      const address = `${publicUrl.origin}${memberRoutes.takedownWithdrawal.build()}#${row.id}.${withdrawalCode}`
      const asked = words.decidedBy({ law: words[row.law], date: dateIn(locale, row.dueAt) })
      return {
        ...letter(words.received, [asked, words.changedMind], notes),
        action: { label: words.withdraw, address },
      }
    }
    case 'accepted': {
      const removed =
        where === EVERYWHERE ? words.removedEverywhere : words.removedIn({ countries: countriesIn(locale, where) })
      return letter(words.accepted, [removed, words.mayObject], notes)
    }
    case 'refused':
      return letter(words.refused, [words.reason({ reason: row.reason })], notes)
    case 'withdrawn':
      return letter(words.withdrawn, [words.nothingRemoved], notes)
    case 'objected':
      return letter(words.theyObjected, [words.showsAgainUnless({ date: dateIn(locale, restoreAt) })], notes)
    case 'restored':
      return letter(words.restored, [words.noCourt({ days: String(takedownDays[row.law].court) })], notes)
  }
}

/** What the member is written whose things they are. Of who asked it says nothing. */
export function ownerLetter(kind: OwnerLetter, { row, items, locale, publicUrl }: Facts): Letter {
  const [item] = items
  const { court } = takedownDays[row.law]
  const days = String(court)
  const action = { label: words.seeAndObject, address: `${publicUrl.origin}${memberRoutes.takedownNotices.build()}` }
  switch (kind) {
    case 'removed': {
      const law = words[row.law]
      const countries = item?.countries ?? EVERYWHERE
      const removed =
        countries === EVERYWHERE
          ? words.ownRemovedEverywhere({ law })
          : words.ownRemovedIn({ law, countries: countriesIn(locale, countries) })
      const until = item?.objectionUntil ?? row.dueAt
      return {
        ...letter(words.ownRemoved, [removed, words.objectUntil({ date: dateIn(locale, until), days })]),
        action,
      }
    }
    case 'objected': {
      const restoreAt = items.find((each) => each.restoreAt !== null)?.restoreAt ?? row.dueAt
      return { ...letter(words.ownObjected, [words.ownShowsAgain({ date: dateIn(locale, restoreAt) })]), action }
    }
    case 'kept':
      return { ...letter(words.ownKept, [words.ownInCourt]), action }
    case 'restored':
      return { ...letter(words.ownRestored, [words.ownNoCourt({ days })]), action }
  }
}
