import type { Environment } from 'vitest/runtime'
import { workerEndings } from './worker-endings.ts'

/**
 * What browser tests run in: Node, and a list of what has to end with the worker. Test files share a program and a
 * browser, and no hook of theirs comes after the worker's last file.
 */
export default {
  name: 'browser-worker',
  viteEnvironment: 'ssr',
  setup: () => ({
    async teardown() {
      for (const end of workerEndings().toReversed()) await end()
    },
  }),
} satisfies Environment
