import { type News, newsWords, routes } from '@pinfold/contract'
import { writeLetter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

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

/** The email that tells of news, in lines alone: a picture in it would show whatever happens to the pin later. */
export function digestMail(input: DigestInput): Mail {
  const absolute = (path: string) => new URL(path, input.publicUrl).href
  const lines = input.news.map((each) => {
    const { who, what } = newsWords(each, input.locale)
    return `${who} ${what}`
  })
  const [first = ''] = lines
  const others = lines.length + input.moreCount - 1
  const letter = {
    subject: others === 0 ? first : `${first}, and ${others} more`,
    heading: 'What is new on Pinfold',
    paragraphs: [
      `Hello ${input.firstName},`,
      ...lines,
      ...(input.moreCount === 0 ? [] : [`And ${input.moreCount} more.`]),
    ],
    action: { label: 'See what is new', address: absolute(routes.notifications.build()) },
    notes: [],
    links: [
      { label: 'How often these emails come', address: absolute(routes.notificationSettings.build()) },
      { label: 'Stop these emails', address: input.unsubscribeUrl },
    ],
  }
  const headers = {
    'List-Unsubscribe': `<${input.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: input.to, ...writeLetter(letter, { name: 'Pinfold', address: input.publicUrl.origin }), headers }
}
