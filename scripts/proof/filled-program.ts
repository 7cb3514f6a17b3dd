import { routes } from '@pinfold/contract'
import { SteadyWriter } from '../../apps/server/test/faults/steady-writer.ts'
import { runWholeProgram, type WholeProgram } from '../../apps/server/test/faults/whole-program.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../../apps/server/test/support/people.ts'

const MEMBERS = 3
const PINS_OF_EACH = 20

/** The program with some members, boards and pins. */
export interface FilledProgram {
  readonly program: WholeProgram
  readonly members: readonly SignedIn[]
  /** Boards, pins and the home feed. */
  readonly paths: readonly string[]
}

/** Starts it with so little memory, as Node counts it; without a number as it comes. */
export async function runFilledProgram(heapMegabytes?: number): Promise<FilledProgram> {
  const execArgv = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  const program = await runWholeProgram({ execArgv })
  const members: SignedIn[] = []
  const paths: string[] = [routes.home.build({})]
  for (let number = 0; number < MEMBERS; number += 1) {
    const member = await signUp(program)
    members.push(member)
    const board = await makeBoard(member)
    paths.push(board.url)
    for (let pin = 0; pin < PINS_OF_EACH; pin += 1) {
      const { id } = await makePin(member, { boardId: board.id })
      paths.push(routes.closeup.build({ pinId: id }))
    }
  }
  return { program, members, paths }
}

/** Members who write until told to stop. */
export interface Writers {
  acknowledged(): number
  /** Ends what they have begun, reads all of it back, and answers how much of it is lost or there twice. */
  finish(): Promise<{ acknowledged: number; lost: number; doubled: number; wrongAnswers: readonly string[] }>
}

/** So many at once. */
export async function startWriters(program: WholeProgram, count: number): Promise<Writers> {
  const writers = await Promise.all(Array.from({ length: count }, () => SteadyWriter.begin(program)))
  const walk = { isOver: false }
  const writing = Promise.all(writers.map((writer) => writer.writeWhile(() => !walk.isOver)))
  return {
    acknowledged: () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0),
    async finish() {
      walk.isOver = true
      await writing
      await Promise.all(writers.map((writer) => writer.settle()))
      const outcomes = await Promise.all(writers.map((writer) => writer.outcome()))
      return {
        acknowledged: outcomes.reduce((sum, outcome) => sum + outcome.acknowledged, 0),
        lost: outcomes.reduce((sum, outcome) => sum + outcome.lost.length, 0),
        doubled: outcomes.reduce((sum, outcome) => sum + outcome.doubled.length, 0),
        wrongAnswers: writers.flatMap((writer) => writer.wrongAnswers),
      }
    },
  }
}
