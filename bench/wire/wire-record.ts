/** One statement as it went over a connection to PostgreSQL. Moments are counted in messages, of all connections. */
export interface Sent {
  readonly sentAt: number
  /** When it was complete; Infinity as long as it is not. */
  doneAt: number
}

/** Notes the statements of all connections, by the messages that pass. */
export class WireRecord {
  #statements: Sent[] = []
  #moment = 0

  /** Forgets what was noted, as far as it is complete. */
  clear(): void {
    this.#statements = this.#statements.filter(({ doneAt }) => doneAt === Number.POSITIVE_INFINITY)
  }

  get statements(): readonly Sent[] {
    return this.#statements
  }

  /** One connection; both functions take bytes as they come. */
  connection(): { fromClient(part: Buffer): void; fromServer(part: Buffer): void } {
    const open: Sent[] = []
    const send = () => {
      const sent = { sentAt: (this.#moment += 1), doneAt: Number.POSITIVE_INFINITY }
      open.push(sent)
      this.#statements.push(sent)
    }
    const complete = () => {
      const done = open.shift()
      if (done) done.doneAt = this.#moment += 1
    }
    const completeAll = () => {
      while (open.length > 0) complete()
    }
    return {
      fromClient: eachMessage({ hasGreeting: true }, (type) => {
        if (type === EXECUTE || type === QUERY) send()
      }),
      fromServer: eachMessage({ hasGreeting: false }, (type) => {
        if (type === COMMAND_COMPLETE || type === EMPTY || type === SUSPENDED) complete()
        // What stood behind a failure in the same batch was skipped.
        if (type === READY) completeAll()
      }),
    }
  }
}

/**
 * How many statements in turn had to wait for others: a statement's wave is one more than the greatest of those that
 * were complete before it was sent.
 */
export function countWaves(statements: readonly Sent[]): number {
  const waves: { readonly doneAt: number; readonly wave: number }[] = []
  for (const { sentAt, doneAt } of statements.toSorted((a, b) => a.sentAt - b.sentAt)) {
    const before = waves.filter((each) => each.doneAt < sentAt).map(({ wave }) => wave)
    waves.push({ doneAt, wave: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...waves.map(({ wave }) => wave))
}

const codeOf = (letter: string) => letter.charCodeAt(0)
const [EXECUTE, QUERY] = [codeOf('E'), codeOf('Q')]
const [COMMAND_COMPLETE, EMPTY, SUSPENDED, READY] = [codeOf('C'), codeOf('I'), codeOf('s'), codeOf('Z')]

/** Cuts the stream into messages. The client's first one has no type; there is no encryption on a socket of one machine. */
function eachMessage({ hasGreeting }: { hasGreeting: boolean }, onType: (type: number) => void) {
  let rest: Buffer = Buffer.alloc(0)
  let isGreeting = hasGreeting
  return (part: Buffer): void => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    for (;;) {
      const head = isGreeting ? 0 : 1
      if (rest.length < head + 4) return
      const size = head + rest.readUInt32BE(head)
      if (rest.length < size) return
      if (!isGreeting) onType(rest[0] ?? 0)
      isGreeting = false
      rest = rest.subarray(size)
    }
  }
}
