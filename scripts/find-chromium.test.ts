import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'
import { makeFixtureProject } from './testing/fixture-project.ts'

test('OP-02 CHROMIUM_PATH goes first, then the PATH; a path that leads nowhere finds none', () => {
  const { folder, remove } = makeFixtureProject({ copied: [], written: { 'bin/chromium': '', 'other/browser': '' } })
  chmodSync(join(folder, 'bin/chromium'), 0o755)
  chmodSync(join(folder, 'other/browser'), 0o755)
  const PATH = join(folder, 'bin')
  expect(findChromium({ PATH })).toBe(join(folder, 'bin/chromium'))
  expect(findChromium({ PATH, CHROMIUM_PATH: join(folder, 'other/browser') })).toBe(join(folder, 'other/browser'))
  expect(findChromium({ PATH, CHROMIUM_PATH: join(folder, 'nowhere') })).toBeUndefined()
  remove()
})

test('the Chromium without windows goes before the whole one, wherever both are', () => {
  const { folder, remove } = makeFixtureProject({
    copied: [],
    written: { 'one/chromium': '', 'two/chromium-headless-shell': '' },
  })
  const [whole, small] = [join(folder, 'one/chromium'), join(folder, 'two/chromium-headless-shell')]
  for (const file of [whole, small]) chmodSync(file, 0o755)
  expect(findChromium({ PATH: `${join(folder, 'one')}:${join(folder, 'two')}` })).toBe(small)
  expect(findChromium({ PATH: join(folder, 'one') })).toBe(whole)
  remove()
})
