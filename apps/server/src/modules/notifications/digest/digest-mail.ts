import { type News, newsLine, routes } from '@pinfold/contract'
import { writeLetter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { digestWords as words } from './digest.words.ts'

interface DigestInput {
  readonly to: string
  readonly firstName: string
  readonly locale: string
  readonly publicUrl: URL
  /** With the token. */
  readonly unsubscribeUrl: string
  readonly news: readonly News[]
  /** How many more there are than stand in it. */
  readonly moreCount: number
}

const countedIn = (count: number, locale: string) => ({ count, shown: new Intl.NumberFormat(locale).format(count) })

/** The email that tells of news, in lines alone: a picture in it would show whatever happens to the pin later. */
export function digestMail(input: DigestInput): Mail {
  const absolute = (path: string) => new URL(path, input.publicUrl).href
  const lines = input.news.map((each) => newsLine(each, input.locale))
  const [first = ''] = lines
  const others = lines.length + input.moreCount - 1
  const letter = {
    subject: others === 0 ? first : words.subjectMore({ line: first, ...countedIn(others, input.locale) }),
    heading: words.heading,
    paragraphs: [
      words.hello({ name: input.firstName }),
      ...lines,
      ...(input.moreCount === 0 ? [] : [words.more(countedIn(input.moreCount, input.locale))]),
    ],
    action: { label: words.see, address: absolute(routes.notifications.build()) },
    notes: [],
    links: [
      { label: words.howOften, address: absolute(routes.notificationSettings.build()) },
      { label: words.stop, address: input.unsubscribeUrl },
    ],
  }
  const headers = {
    'List-Unsubscribe': `<${input.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: input.to, ...writeLetter(letter, { name: 'Pinfold', address: input.publicUrl.origin }), headers }
}
