import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, makeSection, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const run = promisify(execFile)

function isInstalled(): boolean {
  try {
    execFileSync('gallery-dl', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('gallery-dl is not on this machine (Debian package gallery-dl): its test is skipped')
    return false
  }
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.skipIf(!isInstalled())(
  "CA-19 gallery-dl lists a board's pictures, those in sections too, from the running server",
  async () => {
    const ana = await signUp(app)
    const board = await makeBoard(ana, 'Ceramics')
    const section = await makeSection(ana, board.id, 'Bowls')
    const pins = [
      await makePin(ana, { boardId: board.id }),
      await makePin(ana, { boardId: board.id, title: 'Größe & „Form“' }),
      await makePin(ana, { boardId: board.id, sectionId: section.id }),
    ]
    const list = [
      '--config-ignore',
      '-o',
      `domain=${app.origin}`,
      '--get-urls',
      `https://www.pinterest.com${board.url}`,
    ]
    const { stdout } = await run('gallery-dl', list)
    // It also names the sections' pages, which it would visit next.
    const listed = stdout.split('\n').filter((line) => line.includes('/originals/'))
    expect(listed.toSorted()).toEqual(pins.map(({ images }) => images.orig.url).toSorted())
  },
)
