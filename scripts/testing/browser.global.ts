import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { buildWeb } from '../build-web.ts'
import { chromiumAdvice, findChromium, findWholeChromium } from '../find-chromium.ts'
import { projectFolder } from '../run-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that browser tests start. */
    chromiumPath: string
    /** One with all that people have, as notifications, which the one without windows lacks. */
    wholeChromiumPath: string
    /** Where programs and browsers of this run keep their files; it goes with the run, however that ends. */
    runFolder: string
  }
}

/**
 * Browser tests need built pages and a browser: without one the run fails, it never passes by leaving them out.
 * Answers how the run is cleaned up.
 */
export default async function prepareBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  const path = findChromium()
  const wholePath = findWholeChromium()
  if (!path || !wholePath) throw new Error(chromiumAdvice)
  if (!(await buildWeb())) throw new Error('the pages do not build')
  // What an earlier run counted says nothing of this one.
  rmSync(join(projectFolder, 'reports/browser-counts'), { recursive: true, force: true })
  const runFolder = mkdtempSync(join(tmpdir(), 'pinfold-e2e-'))
  const cleaner = fork(join(import.meta.dirname, 'remove-after-parent.ts'), [runFolder], { stdio: 'inherit' })
  cleaner.channel?.unref()
  cleaner.unref()
  project.provide('chromiumPath', path)
  project.provide('wholeChromiumPath', wholePath)
  project.provide('runFolder', runFolder)
  return async () => {
    await programsEnded(runFolder)
    cleaner.ref()
    const gone = once(cleaner, 'exit')
    cleaner.disconnect()
    await gone
  }
}

/** Workers end while the run is torn down; PostgreSQL, which is stopped after this, stays until their programs have ended. */
async function programsEnded(runFolder: string): Promise<void> {
  const hasProgram = () => readdirSync(runFolder).some((name) => name.startsWith('pinfold-e2e-'))
  for (let tries = 0; tries < 150 && hasProgram(); tries += 1) await pause(100)
}
