import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { decidedFolder, requirementDifferences, takeRequirements } from './requirements/requirement-pages.ts'

// `npm run requirements` says which lines of docs/requirements/ differ from those decided; with `-- --take` it takes them.
const { values } = parseArgs({
  options: { take: { type: 'boolean', default: false }, from: { type: 'string', default: decidedFolder } },
})
const from = relative('', values.from)
const found = requirementDifferences(values.from)
if (found === null) console.log(`${from} is not here: there is nothing to compare docs/requirements/ with.`)
else if (values.take) {
  takeRequirements(values.from)
  console.log(`docs/requirements/ is taken from ${from}. Lines that differed: ${found.length}`)
} else {
  for (const { id, here, there } of found) console.log(`${id}\n  here   ${here ?? '–'}\n  there  ${there ?? '–'}`)
  console.log(`Lines of docs/requirements/ that differ from ${from}: ${found.length}`)
}
