import { SteadyWriter } from './steady-writer.ts'
import type { WholeProgram } from './whole-program.ts'

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
