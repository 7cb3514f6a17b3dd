import { join } from 'node:path'

/** What `packages/extension` was built into; `npm start` builds it. */
export const builtFolder = join(import.meta.dirname, '../../../../../packages/extension/build')
