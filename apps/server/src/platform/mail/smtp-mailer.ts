import type { Transporter } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { tracedOutgoing } from '../traces/spans.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'

const PATIENCE_MILLISECONDS = 15_000

/**
 * Hands mails to an SMTP server. This library opens its own socket: the server's address comes from the operator alone,
 * so the checks of platform/outbound, which are for addresses that members give, have nothing to look at.
 */
export function smtpMailer(deps: { url: string; from: string; clock: Clock; onError(error: unknown): void }): Mailer {
  // Opened with the first mail, and with it the library: most processes send none.
  let server: Transporter | undefined
  return {
    async send(mail) {
      try {
        const { createTransport } = await import('nodemailer')
        const open = (server ??= createTransport({
          url: deps.url,
          connectionTimeout: PATIENCE_MILLISECONDS,
          greetingTimeout: PATIENCE_MILLISECONDS,
          socketTimeout: PATIENCE_MILLISECONDS,
        }))
        await tracedOutgoing('mail', () => open.sendMail(messageOf(mail, deps.from, deps.clock.now())))
      } catch (error) {
        const plain = new Error(`A mail could not be sent and is tried again (${causeOf(error)}).`)
        deps.onError(plain)
        // The library's own error repeats the address, and jobs keep what they failed by.
        throw plain
      }
    },
  }
}

/** The parts of a mail server's refusal that name nobody. */
function causeOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown }
  const parts = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length === 0 ? 'no reason given' : parts.join(' ')
}
