import { runPinfold } from '../apps/server/cli/pinfold.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
process.env['NODE_ENV'] ??= 'production'
process.exitCode = await runPinfold(process.argv.slice(2))
