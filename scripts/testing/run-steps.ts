import { availableParallelism } from 'node:os'
import type { StepTime } from './run-report.ts'
import type { Outcome, Step } from './step.ts'

/** More of them would wait for the memory, not for the processor. */
const MOST_AT_ONCE = 4

/** Steps that do not need each other, so that they may run beside each other. */
export type Stage = readonly Step[]

interface Done extends Outcome {
  readonly time: StepTime
}

const secondsSince = (begun: number) => (performance.now() - begun) / 1000

/** Runs the stages one after the other, and of each stage as many steps at once as there are processors. */
export async function runStages(
  stages: readonly Stage[],
  { atOnce = Math.min(availableParallelism(), MOST_AT_ONCE), print = (text: string) => console.log(text) } = {},
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (const stage of stages) {
    const lanes = Math.min(atOnce, stage.length)
    const waiting = [...stage]
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
          done.push(await runStep(step, lanes > 1, print))
      }),
    )
  }
  return done
}

/** What runs beside others prints at its end, in one piece. */
async function runStep(step: Step, isKept: boolean, print: (text: string) => void): Promise<Done> {
  const heading = `\n=== ${step.name}`
  if (!isKept) print(heading)
  const begun = performance.now()
  const outcome = await step.run(isKept)
  const wall = secondsSince(begun)
  if (isKept) print([heading, outcome.printed.trimEnd()].filter((text) => text !== '').join('\n'))
  return { ...outcome, time: { name: step.name, wall, cpu: outcome.cpuSeconds } }
}
