import { type Pin, routes } from '@pinfold/contract'
import { writeLetter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { digestWords } from '../digest/digest.words.ts'
import { ideasMailWords as words } from './ideas-mail.words.ts'

interface IdeasInput {
  readonly to: string
  readonly firstName: string
  readonly publicUrl: URL
  /** With the token. */
  readonly unsubscribeUrl: string
  /** At least one. */
  readonly pins: readonly Pick<Pin, 'id' | 'title'>[]
}

/** The email with Pins that somebody may like, in lines alone: a picture in it would show whatever happens to the Pin later. */
export function ideasMail({ to, firstName, publicUrl, unsubscribeUrl, pins }: IdeasInput): Mail {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const title = pins[0]?.title ?? ''
  const letter = {
    subject: pins.length === 1 ? words.subjectOne({ title }) : words.subject({ title }),
    heading: words.heading,
    paragraphs: [digestWords.hello({ name: firstName }), words.intro],
    action: { label: words.see, address: absolute(routes.home.build()) },
    notes: [],
    links: [
      ...pins.map((pin) => ({ label: pin.title, address: absolute(routes.closeup.build({ pinId: pin.id })) })),
      { label: words.settings, address: absolute(routes.notificationSettings.build()) },
      { label: words.stop, address: unsubscribeUrl },
    ],
  }
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to, ...writeLetter(letter, { name: 'Pinfold', address: publicUrl.origin }), headers }
}
