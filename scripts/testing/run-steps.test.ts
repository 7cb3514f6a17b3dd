import { expect, test } from 'vitest'
import { runStages } from './run-steps.ts'
import type { Step } from './step.ts'

/** A step that says when it runs, and ends when `end` is called. */
function makeStep(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen: { isKept?: boolean } = {}
  const step: Step = {
    name,
    async run(isKept) {
      seen.isKept = isKept
      await promise
      return {
        entries: [{ title: name, status: 'passed', file: name }],
        cpuSeconds: 1,
        printed: `${name} says\n`,
        files: [],
      }
    },
  }
  return { step, seen, end: resolve }
}

test('as many steps of a stage run at once as are wanted; each prints in one piece; stages follow each other', async () => {
  const [a, b, c, last] = [makeStep('a'), makeStep('b'), makeStep('c'), makeStep('last')]
  const printed: string[] = []
  const running = runStages([[a.step, b.step, c.step], [last.step]], { atOnce: 2, print: (text) => printed.push(text) })
  expect([a, b, c].map(({ seen }) => seen.isKept)).toEqual([true, true, undefined])
  b.end()
  await expect.poll(() => c.seen.isKept).toBe(true)
  expect(printed).toEqual(['\n=== b\nb says'])
  expect(last.seen.isKept).toBeUndefined()
  for (const { end } of [a, c, last]) end()
  const done = await running
  // One that runs alone prints what it has to say when it has it.
  expect(last.seen.isKept).toBe(false)
  expect(printed.at(-1)).toBe('\n=== last')
  expect(done.flatMap(({ entries }) => entries.map(({ title }) => title)).toSorted()).toEqual(['a', 'b', 'c', 'last'])
  expect(done.every(({ time }) => time.cpu === 1 && time.wall >= 0)).toBe(true)
})
