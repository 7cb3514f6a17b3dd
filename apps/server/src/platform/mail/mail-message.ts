import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** What nodemailer is given for a mail. */
export const messageOf = (mail: Mail, from: string, date: Date): SendMailOptions => ({
  from,
  // An object is taken as it is; a text would be read as a list of addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  // Asks mail programs not to answer by themselves, as with out-of-office notes.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  date,
  disableFileAccess: true,
  disableUrlAccess: true,
})
