import { routes } from '@pinfold/contract'
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
