import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'

/** Writes each mail into the folder as an `.eml` file that mail programs open; for trying out, and for tests. */
export function folderMailer(deps: { folder: string; from: string; clock: Clock }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let written = 0
  return {
    async send(mail) {
      const now = deps.clock.now()
      const { message } = await writer.sendMail(messageOf(mail, deps.from, now))
      // Links in mails open accounts, so the files are for the program's own user only.
      await mkdir(deps.folder, { recursive: true, mode: 0o700 })
      // Names in the order of writing, and of their own where several processes write.
      written += 1
      const order = String(written).padStart(6, '0')
      const name = `${now.toISOString().replaceAll(':', '-')}-${order}-${randomBytes(4).toString('hex')}`
      const whole = join(deps.folder, `${name}.part`)
      await writeFile(whole, message as Buffer, { mode: 0o600 })
      await rename(whole, join(deps.folder, `${name}.eml`))
    },
  }
}
