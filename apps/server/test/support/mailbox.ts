import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { settled } from './settled.ts'
import type { TestApp } from './test-app.ts'

/** A mail as whoever gets it sees it. */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Behind the `#` of its link; empty where it has none. */
  readonly token: string
}

/** Reads a mail as it came over the wire. */
export async function parseMail(raw: string | Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  return {
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    token: /#([\w-]+)/.exec(text)?.[1] ?? '',
  }
}

/** All mails to the address that were written into the app's folder, oldest first, once nothing is on its way. */
export async function mailsTo(app: Pick<TestApp, 'pool' | 'mailFolder'>, address: string): Promise<ReceivedMail[]> {
  await settled(app)
  const names = await readdir(app.mailFolder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(files.map(async (name) => parseMail(await readFile(join(app.mailFolder, name)))))
  // The part behind the @ arrives in small letters.
  return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase())
}

/** The newest mail of that subject to the address; fails where there is none. */
export async function lastMailTo(
  app: Pick<TestApp, 'pool' | 'mailFolder'>,
  address: string,
  subject: string | RegExp = /./,
): Promise<ReceivedMail> {
  const fits = (mail: ReceivedMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
  const mails = await mailsTo(app, address)
  const found = mails.findLast(fits)
  if (!found) throw new Error(`no such mail to ${address}, only: ${mails.map((mail) => mail.subject).join('; ')}`)
  return found
}
