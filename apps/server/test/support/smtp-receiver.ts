import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { parseMail, type ReceivedMail } from './mailbox.ts'

/** A real SMTP server that keeps what it is given. */
export interface SmtpReceiver {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Who the letters were handed over for, as the envelope says. */
  readonly recipients: readonly string[]
  /** Refuses so many letters more, as a server that is busy. */
  refuseNext(times: number): void
  stop(): Promise<void>
}

/** Starts it on a port of its own, with a password to give. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = []
  const recipients: string[] = []
  let refusals = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'pins' && password === 'hunter2' ? done(null, { user: username }) : done(new Error('who are you?')),
    onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
      const letter = await buffer(stream)
      if (refusals > 0) {
        refusals -= 1
        throw Object.assign(new Error('try again later'), { responseCode: 451 })
      }
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      mails.push(await parseMail(letter))
    }),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://pins:hunter2@127.0.0.1:${port}`,
    mails,
    recipients,
    refuseNext: (times) => void (refusals = times),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
