import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { folderMailer } from './folder-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

interface MailerDeps {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder' | 'publicUrl'>
  readonly clock: Clock
  /** Told, in words without addresses, what kept a mail back. */
  onError(error: unknown): void
}

/** Where mails are written while no mail server is named. */
export const mailFolderOf = (config: Pick<Config, 'dataFolder'>): string => join(config.dataFolder, 'mail')

/** Mail by SMTP where a server is named, else into a folder of the data folder, a file each. */
export function createMailer({ config, clock, onError }: MailerDeps): Mailer {
  const from = config.mailFrom ?? `Pinfold <no-reply@${new URL(config.publicUrl).hostname}>`
  return config.smtpUrl === undefined
    ? folderMailer({ folder: mailFolderOf(config), from, clock })
    : smtpMailer({ url: config.smtpUrl, from, clock, onError })
}
