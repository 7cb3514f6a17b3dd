import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'

/** With the library, which takes memory only where mails are written. */
async function writerOf() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

/** Writes each mail into the folder as an `.eml` file that mail programs open; for trying out, and for tests. */
export function folderMailer(deps: { folder: string; from: string; clock: Clock }): Mailer {
  let written = 0
  return {
    async send(mail) {
      const now = deps.clock.now()
      const writer = await writerOf()
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
