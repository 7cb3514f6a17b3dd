/** One mail to one person. */
export interface Mail {
  /** A single address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends mail. Called from jobs only: a job is repeated until the mail is out, and a request never waits for a mail
 * server.
 */
export interface Mailer {
  /** Ends when the mail server has taken the mail; throws where it has not. */
  send(mail: Mail): Promise<void>
}
