import { afterEach } from 'vitest'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'
import { brokenPromises } from './counters-equal-rows.ts'

/** After each test of the file, once all is done that it began, every promise about the rows must hold. */
export function expectPromisesAfterEach(app: () => Pick<TestApp, 'pool'>): void {
  afterEach(async () => {
    await settled(app())
    const broken = await brokenPromises(app().pool)
    if (Object.keys(broken).length > 0) throw new Error(`broken promises: ${JSON.stringify(broken)}`)
  })
}
