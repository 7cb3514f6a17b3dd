import { endWithParent } from './end-with-parent.ts'

endWithParent()
process.env['NODE_ENV'] ??= 'development'
await import(new URL('../apps/server/src/dev.ts', import.meta.url).href)
