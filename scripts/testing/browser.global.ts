import type { TestProject } from 'vitest/node'
import { chromiumAdvice, findChromium } from '../find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that browser tests start. */
    chromiumPath: string
  }
}

/** Browser tests need a browser: without one the run fails, it never passes by leaving them out. */
export default function provideChromium(project: TestProject): void {
  const path = findChromium()
  if (!path) throw new Error(chromiumAdvice)
  project.provide('chromiumPath', path)
}
