import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { endWithParent } from './end-with-parent.ts'
import { chooseFaults } from './testing/faults/all-faults.ts'
import { type Failing, failingTests, type Trial, tryFault } from './testing/faults/try-fault.ts'
import { type Lane, makeLane } from './testing/faults/lane.ts'
import { projectOf } from './testing/test-projects.ts'

endWithParent()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'boolean', default: false },
    area: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    'no-control': { type: 'boolean', default: false },
  },
})
const faults = chooseFaults({ area: values.area, names: positionals })

// Every lane takes its copy of the built pages from here.
if (!(await buildWeb())) throw new Error('The pages do not build.')

const lanes: Lane[] = []
process.on('exit', () => lanes.forEach((lane) => lane.remove()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
for (let count = 0; count < Number(values.lanes); count += 1) lanes.push(makeLane())

/** Hands the work out to whichever lane is free. */
async function inLanes<T>(work: readonly ((lane: Lane) => Promise<T>)[]): Promise<T[]> {
  const waiting = [...work]
  const done: T[] = []
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await next(lane))
    }),
  )
  return done
}

/** A test that fails anyway finds nothing: without any fault all of them pass. */
async function control(): Promise<readonly Failing[]> {
  const files = [...new Set(faults.flatMap(({ foundBy }) => foundBy))]
  const groups = [...Map.groupBy(files, projectOf).values()]
  return (await inLanes(groups.map((group) => (lane: Lane) => failingTests(lane, group, true)))).flat()
}

const withoutFault = values['no-control'] ? [] : await control()
for (const { title, said } of withoutFault) console.log(`FAILS WITHOUT ANY FAULT: ${title}\n  ${said}`)

function told({ fault, failing: [first], seconds }: Trial): string {
  const begin = `${first ? 'found    ' : 'NOT found'}  ${String(seconds).padStart(4)} s  ${fault.name}`
  return first ? `${begin}\n  ${first.title}\n  ${first.said}` : `${begin}\n  ${fault.foundBy.join(', ')}`
}

const trials = await inLanes(
  faults.map((fault) => async (lane: Lane) => {
    const trial = await tryFault(lane, fault)
    console.log(told(trial))
    return trial
  }),
)
const found = trials.filter(({ failing }) => failing.length > 0).length
console.log(`\n${found} of ${trials.length} faults found`)
process.exitCode = found === trials.length && withoutFault.length === 0 ? 0 : 1
process.exit()
