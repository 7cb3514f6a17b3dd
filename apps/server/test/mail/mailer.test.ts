import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userResetPasswordResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../src/platform/mail/create-mailer.ts'
import { parseMail } from '../support/mailbox.ts'
import { signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.ts'
import { startTestApp } from '../support/test-app.ts'

let receiver: SmtpReceiver
let folder: string
beforeAll(async () => {
  receiver = await startSmtpReceiver()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-mail-'))
})
afterAll(async () => {
  await receiver.stop()
  await rm(folder, { recursive: true, force: true })
})

const clock = { now: () => new Date('2026-11-20T12:00:00Z') }
const mail = {
  to: 'ana@example.org',
  subject: 'Grüße — 日本',
  text: 'Line one\n.\nLine three\n',
  html: '<p>Line <b>one</b></p>',
  headers: { 'X-Kind': 'test' },
}

test('without a server a mail is a file that only its owner may read, and nothing half-written has its name', async () => {
  const config = { smtpUrl: undefined, mailFrom: undefined, dataFolder: folder, publicUrl: 'https://pins.example.org' }
  const mailer = createMailer({ config, clock, onError: console.error })
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  const names = await readdir(join(folder, 'mail'))
  expect(names).toHaveLength(2)
  for (const name of names) {
    expect(name).toMatch(/^2026-11-20T12-00-00\.000Z-00000\d-[0-9a-f]{8}\.eml$/)
    expect((await stat(join(folder, 'mail', name))).mode & 0o777).toBe(0o600)
    const received = await parseMail(await readFile(join(folder, 'mail', name)))
    expect(received).toMatchObject({ to: mail.to, subject: mail.subject, from: 'no-reply@pins.example.org' })
    expect(received.text.trim()).toBe(mail.text.trim())
    expect(received.html.trim()).toBe(mail.html)
  }
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700)
})

test('with a server a mail is handed to it, to one person and no other', async () => {
  const config = {
    smtpUrl: receiver.url,
    mailFrom: 'Pins <pins@example.org>',
    dataFolder: folder,
    publicUrl: 'https://pins.example.org',
  }
  const mailer = createMailer({ config, clock, onError: () => undefined })
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: x@evil.example' })
  expect(receiver.mails).toHaveLength(1)
  expect(receiver.mails[0]).toMatchObject({ to: 'ana@example.org', from: 'pins@example.org' })
  expect(receiver.recipients).toEqual(['ana@example.org'])
  await expect(mailer.send({ ...mail, to: 'a@example.org, b@example.org' })).rejects.toThrow('could not be sent')
  expect(receiver.recipients).toEqual(['ana@example.org'])
})

test('a server that refuses is told of without naming anybody', async () => {
  const told: string[] = []
  const onError = (error: unknown) => void told.push(String(error))
  const from = { mailFrom: 'pins@example.org', dataFolder: folder, publicUrl: 'https://pins.example.org' }
  const wrong = receiver.url.replace('hunter2', 'hunter3')
  for (const smtpUrl of [wrong, 'smtp://127.0.0.1:1']) {
    const mailer = createMailer({ config: { ...from, smtpUrl }, clock, onError })
    await expect(mailer.send(mail)).rejects.toThrow('could not be sent')
  }
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('EAUTH 535')
  expect(told.join(' ')).not.toMatch(/ana@|hunter/)
})

test('AC-03 mails go out by the mail server that is named, and again where it was busy', async () => {
  const app = await startTestApp({ env: { SMTP_URL: receiver.url, MAIL_FROM: 'Pins <pins@example.org>' } })
  try {
    const ben = await signUp(app)
    await settled(app)
    const toBen = () => receiver.mails.filter(({ to }) => to === ben.member.email)
    expect(toBen().map(({ subject }) => subject)).toEqual(['Is this your email address?'])
    receiver.refuseNext(1)
    await app.client().ask(userResetPasswordResource.create, { username_or_email: ben.member.username })
    await expect.poll(() => toBen().length).toBe(2)
    expect(toBen().at(-1)).toMatchObject({ subject: 'Set a new password', from: 'pins@example.org' })
  } finally {
    await app.stop()
  }
})
