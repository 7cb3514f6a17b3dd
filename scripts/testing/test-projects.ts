/** The projects of `vitest.config.ts`. */
export type TestProjectName = 'unit' | 'web' | 'unit-alone' | 'server' | 'server-alone' | 'scripts' | 'browser'

/** Which of them a test file belongs to, by where it lies. */
export function projectOf(file: string): TestProjectName {
  if (file.startsWith('e2e/')) return 'browser'
  if (file.startsWith('apps/server/test/')) return file.endsWith('.alone.test.ts') ? 'server-alone' : 'server'
  if (file.startsWith('scripts/')) return 'scripts'
  if (file.endsWith('.alone.test.ts')) return 'unit-alone'
  return file.startsWith('apps/web/') ? 'web' : 'unit'
}
