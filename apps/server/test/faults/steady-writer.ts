import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { boardResource, boardSectionResource, boardSectionsResource } from '@pinfold/contract'
import { type SignedIn, signUp } from '../support/people.ts'
import type { TestClient, WireAnswer } from '../support/test-client.ts'

const SECTIONS_ON_A_BOARD = 100
const PAUSE_MILLISECONDS = 20

/** What became of the writes that were acknowledged. */
interface Outcome {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/** A board, and what was written to it. */
interface Written {
  readonly id: string
  readonly names: string[]
}

/** A member who adds sections to boards, each with a key, and again with that key until the program says that it is there. */
export class SteadyWriter {
  readonly member: SignedIn
  acknowledged = 0
  /** Statuses that were neither a success nor one of those that a program may answer while it is in trouble. */
  readonly wrongAnswers: string[] = []
  private readonly boards: Written[] = []
  /** Written perhaps: the try before was cut off, and is answered only after a while. */
  private readonly uncertain: { board: Written; title: string }[] = []

  private constructor(member: SignedIn) {
    this.member = member
  }

  /** Signs a member up. */
  static async begin(app: { client(): TestClient }): Promise<SteadyWriter> {
    return new SteadyWriter(await signUp(app))
  }

  /** Writes until it is told to stop, and ends what it has begun. */
  async writeWhile(isWanted: () => boolean): Promise<void> {
    while (isWanted()) await this.write()
  }

  /** Sends again what was cut off, until all of it was acknowledged. */
  async settle(): Promise<void> {
    for (let next = this.uncertain.pop(); next; next = this.uncertain.pop()) {
      while ((await this.send(next.board, next.title)) !== 'there') await pause(PAUSE_MILLISECONDS)
      this.note(next.board, next.title)
    }
  }

  private async write(): Promise<void> {
    const board = await this.roomyBoard()
    const title = randomUUID()
    for (;;) {
      const answer = await this.send(board, title)
      if (answer === 'there') return this.note(board, title)
      if (answer === 'under way') return void this.uncertain.push({ board, title })
      await pause(PAUSE_MILLISECONDS)
    }
  }

  private note(board: Written, title: string): void {
    board.names.push(title)
    this.acknowledged += 1
  }

  private async send(board: Written, title: string): Promise<'there' | 'under way' | 'away'> {
    const key = { 'idempotency-key': title }
    const options = { board_id: board.id, name: title }
    const answer = await this.member.call(boardSectionResource.create, options, key).catch(() => null)
    if (answer?.status === 200) return 'there'
    if (answer?.status === 409) return 'under way'
    this.noteIfWrong(answer)
    return 'away'
  }

  private noteIfWrong(answer: WireAnswer<unknown> | null): void {
    if (answer !== null && answer.status !== 503) this.wrongAnswers.push(`${answer.status} ${answer.error?.name}`)
  }

  private async roomyBoard() {
    const last = this.boards.at(-1)
    if (last && last.names.length < SECTIONS_ON_A_BOARD) return last
    for (;;) {
      const answer = await this.member.call(boardResource.create, { name: randomUUID() }).catch(() => null)
      if (answer?.status === 200) {
        const board: Written = { id: answer.data.id, names: [] }
        this.boards.push(board)
        return board
      }
      this.noteIfWrong(answer)
      await pause(PAUSE_MILLISECONDS)
    }
  }

  /** Reads everything back. */
  async outcome(): Promise<Outcome> {
    const lost: string[] = []
    const doubled: string[] = []
    for (const { id, names } of this.boards) {
      const found = await this.sectionsOf(id)
      const counts = new Map<string, number>()
      for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1)
      lost.push(...names.filter((name) => !counts.has(name)))
      // What is uncertain, too, is there once at most.
      doubled.push(...[...counts.keys()].filter((name) => (counts.get(name) ?? 0) > 1))
    }
    return { acknowledged: this.acknowledged, lost, doubled }
  }

  private async sectionsOf(boardId: string): Promise<string[]> {
    const titles: string[] = []
    for (let bookmark: string | undefined; ;) {
      const bookmarks = bookmark === undefined ? {} : { bookmarks: [bookmark] }
      const page = await this.member.call(boardSectionsResource.get, {
        board_id: boardId,
        page_size: 100,
        ...bookmarks,
      })
      titles.push(...page.data.map(({ title }) => title))
      bookmark = page.bookmark
      if (bookmark === undefined) return titles
    }
  }
}
