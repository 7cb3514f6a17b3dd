import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boardResource,
  boardSectionResource,
  dataExportResource,
  getBoard,
  routes,
  userResetPasswordResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, makePin, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { parseMail } from '../support/mailbox.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { mountOwnDisk, type OwnDisk } from './own-disk.ts'
import { startWriters } from './steady-writers.ts'
import { runWholeProgram, type WholeProgram } from './whole-program.ts'

// Everything lies on one disk, PostgreSQL's write-ahead log too, and something else fills it to its last byte. Who may not
// mount one fails here.

const MINUTE = 60_000
const DISK_MEGABYTES = 512
const ROUNDS = 20
const ROOM_FOR_A_FEW = 300_000
/** As often PostgreSQL is started again where anything else is wrong. */
const MOST_OTHER_TRIES = 7
const patiently = { timeout: 2 * MINUTE, interval: 50 }

let disk: OwnDisk | undefined
let program: WholeProgram | undefined
beforeAll(() => void (disk = mountOwnDisk(DISK_MEGABYTES)))
afterAll(async () => {
  await program?.remove()
  disk?.unmount()
}, MINUTE)

const said = ({ status, error }: WireAnswer<unknown>) => `${status} ${error?.name ?? ''}`.trim()
const refused = '503 storage_unavailable'

/** The answers of so many rounds of each, counted. */
async function answersOf(asked: Readonly<Record<string, () => Promise<string>>>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of Object.entries(asked)) {
      const answer = `${name}: ${await ask()}`
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  return answers
}

const each = (names: readonly string[], answer: string) =>
  Object.fromEntries(names.map((name) => [`${name}: ${answer}`, ROUNDS]))

test(
  'where the disk is full writes answer 503, reads go on, and all is as before when there is room',
  { timeout: 10 * MINUTE },
  async () => {
    if (!disk) throw new Error('no disk')
    program = await runWholeProgram({ folder: join(disk.folder, 'data') })
    const { pid, origin, printed } = program
    const [ana, ben] = [await signUp(program), await signUp(program)]
    const board = await makeBoard(ana)
    const pin = await makePin(ana, { boardId: board.id })
    const writers = await startWriters(program, 4)
    const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
    const file = await drawPicture()
    const makeMore = () => ana.call(boardResource.create, { name: randomUUID(), description: 'x'.repeat(500) })
    const writes = {
      board: async () => said(await makeMore()),
      section: async () =>
        said(await ana.call(boardSectionResource.create, { board_id: board.id, name: randomUUID() })),
      upload: async () => {
        const answer = await sendFile(ana, registration, file)
        const body = (await answer.json()) as { resource_response: { error: { name: string } } }
        return `${answer.status} ${body.resource_response.error.name}`
      },
      export: async () => said(await ana.call(dataExportResource.create, {})),
      mail: async () => said(await askForMail(ana)),
    }
    const reads = {
      call: async () => String((await ana.call(getBoard, { board_id: board.id })).status),
      page: async () => String((await ana.fetch(routes.closeup.build({ pinId: pin.id }))).status),
      picture: async () => String((await ana.fetch(new URL(pin.images.orig.url).pathname)).status),
      live: async () => String((await ana.fetch('/live')).status),
    }

    disk.fill(ROOM_FOR_A_FEW)
    // A mail and an export are on their way when the rest goes, or are refused already.
    const begun = [await askForMail(ben), await ben.call(dataExportResource.create, {})]
    disk.fill()
    for (const answer of begun) expect(['200', refused]).toContain(said(answer))
    await expect.poll(printed, patiently).toContain('nothing is written until')
    const since = printed().length
    const whileFull = { ...each(Object.keys(writes), refused), ...each(Object.keys(reads), '200') }
    expect(await answersOf({ ...writes, ...reads })).toEqual(whileFull)
    console.log(`while the disk was full the program wrote ${printed().slice(since).split('\n').length} lines`)

    // Killed as well, it cannot come back, and is tried until it can.
    killPostgres()
    await expect.poll(triesWithoutRoom, patiently).toBeGreaterThan(MOST_OTHER_TRIES)
    expect((await fetch(`${origin}/live`)).status).toBe(200)
    expect((await makeMore()).status).toBe(503)

    disk.makeRoom()
    await expect.poll(async () => (await makeMore()).status, patiently).toBe(200)
    expect((await sendFile(ana, registration, file)).status).toBe(204)
    expect((await upload(ana, await drawPicture())).status).toBe('succeeded')
    const [mail, copy] = begun
    if (mail?.status !== 200) expect((await askForMail(ben)).status).toBe(200)
    if (copy?.status !== 200) await ben.ask(dataExportResource.create, {})
    const exportState = async () => (await ben.ask(dataExportResource.get, {}))?.state
    await expect.poll(exportState, patiently).toBe('ready')
    // A mail that went out while nobody could note that it did goes out again.
    await expect.poll(() => mailsTo(ben.member.email), patiently).toBeGreaterThan(0)
    const outcome = await writers.finish()
    expect(outcome, printed()).toMatchObject({ lost: 0, doubled: 0, wrongAnswers: [] })
    expect(outcome.acknowledged).toBeGreaterThan(0)
    expect(program.pid).toBe(pid)
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
  },
)

const triesWithoutRoom = () => program?.printed().match(/FATAL:.*No space left on device/g)?.length ?? 0

function killPostgres(): void {
  const [pid] = readFileSync(join(program?.folder ?? '', 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const askForMail = (member: SignedIn) =>
  member.call(userResetPasswordResource.create, { username_or_email: member.member.email })

async function mailsTo(address: string): Promise<number> {
  const folder = join(program?.folder ?? '', 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name)))))
  return mails.filter(({ to }) => to === address).length
}
