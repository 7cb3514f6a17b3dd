import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithParent } from './end-with-parent.ts'
import { projectFolder } from './run-program.ts'
import { steps } from './testing/steps.ts'
import { summarize, type TestEntry } from './testing/test-report.ts'

endWithParent()
process.env['NODE_ENV'] = 'test'

const entries: TestEntry[] = []
for (const step of steps) {
  console.log(`\n=== ${step.name}`)
  entries.push(...(await step.run()))
}

const folder = join(projectFolder, 'reports')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'tests.json'), `${JSON.stringify(entries, undefined, 2)}\n`)

const failed = entries.filter((entry) => entry.status === 'failed')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ title, file }) => `  ${title} (${file})`).join('\n')}`)
console.log(`\n${summarize(entries)}`)
process.exitCode = failed.length === 0 && entries.some((entry) => entry.status === 'passed') ? 0 : 1
