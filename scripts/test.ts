import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithParent } from './end-with-parent.ts'
import { projectFolder } from './run-program.ts'
import { readBrowserCounts } from './testing/browser-counts.ts'
import { differenceNote } from './requirements/requirement-lines.ts'
import { requirementDifferences } from './requirements/requirement-pages.ts'
import { runReport } from './testing/run-report.ts'
import { runStages } from './testing/run-steps.ts'
import { countsFolder } from './testing/steps.ts'
import { listFailed, summarize } from './testing/test-report.ts'
import { stagesFor } from './testing/wanted-stages.ts'

endWithParent()
process.env['NODE_ENV'] = 'test'

const begun = performance.now()
const done = await runStages(await stagesFor(process.argv.slice(2)))
const entries = done.flatMap((outcome) => outcome.entries)

const folder = join(projectFolder, 'reports')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'tests.json'), `${JSON.stringify(entries, undefined, 2)}\n`)

const failed = listFailed(entries)
if (failed !== '') console.log(`\n${failed}`)
const files = done.flatMap((outcome) => outcome.files)
const report = runReport({
  steps: done.map(({ time }) => time),
  wall: (performance.now() - begun) / 1000,
  files,
  counts: readBrowserCounts(join(folder, countsFolder)),
})
const lines = [report, differenceNote(requirementDifferences())].filter((line) => line !== '')
console.log(`\n${lines.join('\n')}\n\n${summarize(entries)}`)
process.exitCode = failed === '' && entries.some((entry) => entry.status === 'passed') ? 0 : 1
