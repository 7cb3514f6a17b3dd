import { LIVE_PATH, type LiveEvent, liveEvent } from '@pinfold/contract'
import type { TestClient } from '../support/test-client.ts'

/** What a stream said, in its order. */
export interface Heard {
  /** As the browser keeps it. */
  readonly id: string | null
  readonly event: LiveEvent
}

/** Milliseconds; less than between two signs of life, which would begin the waiting anew. */
const PATIENCE = 10_000

/** One open connection to the stream of a member, read as a browser reads it. */
export class Listening {
  readonly heard: Heard[] = []
  /** The last id that came, to come back with. */
  lastId: string | null
  status = 0
  headers = new Headers()
  isOver = false
  private readonly abort = new AbortController()
  private readonly waiting = new Set<() => void>()
  private constructor(lastId: string | null) {
    this.lastId = lastId
  }

  /** Opens a stream; with a last id, it goes on there. Answers once the server has answered. */
  static async open(client: TestClient, lastId: string | null = null, address = LIVE_PATH): Promise<Listening> {
    const listening = new Listening(lastId)
    const headers = new Headers(lastId === null ? {} : { 'last-event-id': lastId })
    const response = await client.fetch(address, { headers, signal: listening.abort.signal })
    listening.status = response.status
    listening.headers = response.headers
    void listening.read(response)
    return listening
  }

  /** The kinds of everything that came, without the one that only says where it starts. */
  get kinds(): string[] {
    return this.events.map(({ kind }) => kind)
  }

  get events(): LiveEvent[] {
    return this.heard.flatMap(({ event }) => (event.kind === 'hello' ? [] : [event]))
  }

  /** Waits until something came that fits; throws when nothing does for long. */
  async until(fits: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    for (;;) {
      const found = this.heard.find(({ event }) => fits(event))
      if (found) return found.event
      if (this.isOver) throw new Error(`the stream ended; it said ${JSON.stringify(this.heard)}`)
      await this.change()
    }
  }

  /** Waits until the server ends the stream; throws when it does not for long. */
  async untilOver(milliseconds = PATIENCE): Promise<void> {
    while (!this.isOver) await this.change(milliseconds)
  }

  close(): void {
    this.abort.abort()
  }

  private change(milliseconds = PATIENCE): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(done)
        reject(new Error(`nothing more for ${milliseconds} ms; the stream said ${JSON.stringify(this.heard)}`))
      }, milliseconds)
      const done = () => {
        clearTimeout(timer)
        this.waiting.delete(done)
        resolve()
      }
      this.waiting.add(done)
    })
  }

  private async read(response: Response): Promise<void> {
    let rest = ''
    try {
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        rest += decoder.decode(chunk, { stream: true })
        const blocks = rest.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.take(block)
        this.wake()
      }
    } catch {
      // Cut off, by us or by the server's end.
    }
    this.isOver = true
    this.wake()
  }

  private take(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const data = field('data')
    if (data === undefined) return
    const event = liveEvent.parse(JSON.parse(data))
    if (field('event') !== event.kind) throw new Error(`an event of another name: ${block}`)
    const id = field('id') ?? null
    if (id !== null) this.lastId = id
    this.heard.push({ id, event })
  }

  private wake(): void {
    for (const each of this.waiting) each()
  }
}
