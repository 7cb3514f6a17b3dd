import { join } from 'node:path'

const projectFolder = join(import.meta.dirname, '../../../..')

/** What each program that a test starts is given: nothing of ours but where commands lie, and code compiled by earlier starts. */
export const childEnvironment = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/test-programs'),
} as const
