/** The projects of `vitest.config.ts`. */
export type TestProjectName = 'unit' | 'server' | 'server-alone' | 'scripts' | 'browser'

/** Which of them a test file belongs to, by where it lies. */
export function projectOf(file: string): TestProjectName {
  if (file.startsWith('e2e/')) return 'browser'
  if (file.startsWith('apps/server/test/')) return file.endsWith('.alone.test.ts') ? 'server-alone' : 'server'
  return file.startsWith('scripts/') ? 'scripts' : 'unit'
}
