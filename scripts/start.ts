import { buildWeb } from './build-web.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
process.env['NODE_ENV'] ??= 'production'
if (!(await buildWeb())) {
  console.error('Building the pages failed; the lines above say why.')
  process.exit(1)
}
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)
