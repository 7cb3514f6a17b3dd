import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pinResource, userRegisterResource, userSessionResource } from '@pinfold/contract'
import { chromium, type Page } from 'playwright-core'
import { makeBoard, makeSection, upload } from '../../apps/server/test/support/people.ts'
import { TestClient } from '../../apps/server/test/support/test-client.ts'
import { runProgram } from '../../e2e/support/running-program.ts'
import { chromiumAdvice, findChromium } from '../find-chromium.ts'
import { projectFolder } from '../run-program.ts'
import { drawSubject } from './draw-picture.ts'

const folder = join(projectFolder, 'docs/screenshots')
const password = 'a long and quiet evening'

const members = [
  { username: 'anaito', fullName: 'Ana Ito', boards: ['Quiet rooms', 'Paper and ink', 'Hills'] },
  { username: 'benokafor', fullName: 'Ben Okafor', boards: ['Garden plans', 'Tiles', 'Posters'] },
  { username: 'lenabrandt', fullName: 'Lena Brandt', boards: ['Weekend hut', 'Botanical'] },
]
/** In the order of what is drawn. */
const titles = ['Morning hills', 'Grid study', 'Herbarium sheet', 'Fish-scale tiles', 'A vase by the window']

/** Takes the README's pictures of the running product, on a folder of its own. */
async function main(): Promise<void> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error(chromiumAdvice)
  mkdirSync(folder, { recursive: true })
  const program = await runProgram()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const { board, closeup } = await fill(program.origin)
    const desktop = await browser.newPage({ baseURL: program.origin, viewport: { width: 1280, height: 800 } })
    await logIn(desktop)
    await shoot(desktop, '/', 'home')
    await shoot(desktop, board, 'board')
    await shoot(desktop, closeup, 'closeup')
    const phone = await browser.newPage({
      baseURL: program.origin,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await logIn(phone)
    await shoot(phone, '/anaito', 'profile-phone')
  } finally {
    await browser.close()
    await program.remove()
  }
}

async function fill(origin: string): Promise<{ board: string; closeup: string }> {
  let number = 0
  let shown = { board: '', closeup: '' }
  for (const { username, fullName, boards } of members) {
    const client = new TestClient(origin)
    const email = `${username}@example.org`
    await client.ask(userRegisterResource.create, {
      email,
      password,
      birth_date: '1990-05-17',
      username,
      full_name: fullName,
    })
    for (const name of boards) {
      const board = await makeBoard(client, name)
      const section = name === 'Quiet rooms' ? await makeSection(client, board.id, 'Windows') : null
      for (let pin = 0; pin < 6; pin += 1) {
        number += 1
        const { id } = await upload(client, await drawSubject(number))
        const made = await client.ask(pinResource.create, {
          upload_id: id,
          board_id: board.id,
          title: titles[number % titles.length] ?? '',
          description: 'Drawn by the program itself.',
          link: number % 2 ? 'https://example.org/studio' : '',
          ...(section && pin < 2 ? { section_id: section.id } : {}),
        })
        if (name === 'Quiet rooms') shown = { board: board.url, closeup: `/pin/${made.id}/` }
      }
    }
  }
  return shown
}

async function logIn(page: Page): Promise<void> {
  const data = JSON.stringify({ options: { username_or_email: 'anaito', password } })
  await page.goto('/')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'csrftoken')
  const { resource, action } = userSessionResource.create.address as { resource: string; action: string }
  const answer = await page.request.post(`/resource/${resource}/${action}/`, {
    form: { data },
    headers: { 'X-CSRFToken': cookie?.value ?? '' },
  })
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`)
}

async function shoot(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

await main()
