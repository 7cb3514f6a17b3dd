import { pinResource } from '@pinfold/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filmVideo, uploadVideo } from '../apps/server/test/pin-kinds/film-video.ts'
import { makeBoard, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { comeAlive, expectAccessible, layoutShifts, newVisitor, open, signUpOnPage } from './support/browser.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const state = (page: Page) =>
  page.locator('video[controls]').evaluate((video: HTMLVideoElement) => ({
    isPlaying: !video.paused,
    hasPlayed: video.currentTime > 0.1 && video.videoWidth > 0,
    isMuted: video.muted,
    isByLadder: video.currentSrc.startsWith('blob:'),
  }))

/** The page goes away once the server knows of the video and before its bytes came. */
async function closeWhileSending(page: Page, file: string): Promise<void> {
  let isHeld = true
  await page.route(/\/upload\/resumable\/[^/]+$/, async (route) => {
    if (!isHeld || route.request().method() !== 'PATCH') await route.continue()
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, '/pin-creation-tool/')
  const sending = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByLabel('Choose pictures or videos, or drop them here').setInputFiles(file)
  await sending
  await open(page, '/pin-creation-tool/')
  isHeld = false
}

// Converting has the lowest priority on a machine that may have other work.
const patience = { timeout: 180_000 }
const film = (kind: 'mp4' | 'mov' | 'webm') => filmVideo(kind, { width: 640, height: 360, seconds: 4, hasSound: true })

test(
  'CN-14 CN-15 a video goes on after its page was closed, is converted, given a cover, and its Pin shows it',
  patience,
  async () => {
    const { page, context, problems } = await newVisitor(stage, { width: 1280 })
    await signUpOnPage(page)
    const folder = await mkdtemp(join(tmpdir(), 'film-'))
    const file = join(folder, 'film.mp4')
    await writeFile(file, await film('mp4'))
    await closeWhileSending(page, file)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/upload/resumable')) asked.push(request.method())
    })
    await page.getByText('“film.mp4” stopped at 0%').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Choose “film.mp4” again').setInputFiles(file)
    const cover = page.getByRole('radio', { name: 'Cover 4 of 6' })
    await cover.waitFor({ state: 'attached', timeout: 60_000 })
    // It goes on with the upload that was begun.
    expect(asked.slice(0, 2)).toEqual(['HEAD', 'PATCH'])
    await rm(folder, { recursive: true })
    await cover.check({ force: true })
    await expectAccessible(page)
    await page.getByLabel('Title').fill('Throwing a bowl')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.waitForURL(/\/pin\/\d+\//, { timeout: 60_000 })
    await page.locator('video[controls]').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test(
  'CN-17 LA-03 a film of each container plays without sound in view, by keys and at a chosen quality, with its captions',
  patience,
  async () => {
    const ana = await signUp({ client: () => new TestClient(stage.origin) })
    const board = await makeBoard(ana, 'Films that play')
    const { page, context, problems } = await newVisitor(stage, { width: 1280 })
    for (const kind of ['mov', 'webm', 'mp4'] as const) {
      const [video, cover] = [await uploadVideo(ana, await film(kind)), await upload(ana, await drawPicture())]
      const pin = await ana.ask(pinResource.create, {
        upload_id: video.id,
        cover_upload_id: cover.id,
        board_id: board.id,
      })
      await ana.ask(pinResource.update, { id: pin.id, captions: { en: '1\n00:00:00,100 --> 00:00:03,000\nHello\n' } })
      await open(page, `/pin/${pin.id}/`)
      await expect.poll(() => state(page)).toMatchObject({ hasPlayed: true, isMuted: true, isByLadder: false })
    }
    await page.locator('video[controls]').focus()
    await page.keyboard.press('m')
    await expect.poll(() => state(page)).toMatchObject({ isMuted: false })
    const shown = () =>
      page
        .locator('video[controls]')
        .evaluate(({ textTracks }: HTMLVideoElement) =>
          [...textTracks].map(({ kind, label, mode, cues }) => [kind, label, mode, cues?.length ?? 0]),
        )
    await expect.poll(shown).toEqual([['captions', 'English', 'disabled', 0]])
    await page.keyboard.press('c')
    await expect.poll(shown).toEqual([['captions', 'English', 'showing', 1]])
    await page.getByLabel('Quality').selectOption('240')
    await expect.poll(() => state(page)).toMatchObject({ isByLadder: true })
    expect(problems).toEqual([])
    await context.close()
    await expectCardsToPlay(board.url)
  },
)

const cardFilms = (page: Page) =>
  page.locator('article video').evaluateAll((films: HTMLVideoElement[]) =>
    films.map((film) => ({
      isPlaying: !film.paused,
      isSeen: getComputedStyle(film).opacity === '1',
      time: film.currentTime,
    })),
  )
const playingFilms = async (page: Page) => (await cardFilms(page)).filter(({ isPlaying }) => isPlaying)

/** One card of three plays over its picture, none where somebody wishes for less; each showing is told when it is over. */
async function expectCardsToPlay(boardPath: string) {
  const { page, context, problems } = await newVisitor(stage, { width: 390, isPerson: true })
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/plays/')) told.push(request.postDataJSON())
  })
  await open(page, boardPath)
  await comeAlive(page)
  await expect.poll(() => cardFilms(page)).toHaveLength(3)
  await expect
    .poll(() => playingFilms(page))
    .toEqual([{ isPlaying: true, isSeen: true, time: expect.toSatisfy((time: number) => time > 2.2) as number }])
  await expect.poll(() => layoutShifts(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => playingFilms(page)).toEqual([])
  expect(told).toEqual([])
  const counted = page.waitForResponse((response) => response.url().endsWith('/plays/'))
  await page.locator('article a').first().click()
  await counted
  await expect.poll(() => told).toEqual([{ watched_ms: expect.toSatisfy((time: number) => time > 2000) as number }])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, boardPath)
  await comeAlive(page)
  await expect.poll(() => cardFilms(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
}
