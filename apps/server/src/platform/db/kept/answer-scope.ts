import { AsyncLocalStorage } from 'node:async_hooks'

/** One answer that is being made: what was committed before it began is asked for once. */
interface Answer {
  heard: Promise<boolean> | null
}

const answers = new AsyncLocalStorage<Answer | null>()

/** Begins an answer that is made in several pieces: what it answers runs one of them. */
export function beginAnswer(): <T>(piece: () => Promise<T>) => Promise<T> {
  const answer: Answer = { heard: null }
  return (piece) => answers.run(answer, piece)
}

/** Makes an answer that only reads. Kept rows are as new in all of it as when the first was asked for. */
export function answering<T>(make: () => Promise<T>): Promise<T> {
  return answers.getStore() ? make() : beginAnswer()(make)
}

/** Does what may write: what is read afterwards has to be newer than it. */
export const notAnswering = <T>(work: () => Promise<T>): Promise<T> => answers.run(null, work)

/** Hears of changes once for each answer, and each time where none is being made. */
export function hearOnce(hear: () => Promise<boolean>): Promise<boolean> {
  const answer = answers.getStore()
  if (!answer) return hear()
  answer.heard ??= hear()
  return answer.heard
}
