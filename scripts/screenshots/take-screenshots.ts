import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { userSessionResource } from '@pinfold/contract'
import { type Browser, chromium, type Page } from 'playwright-core'
import { runProgram } from '../../e2e/support/running-program.ts'
import { chromiumAdvice, findChromium } from '../find-chromium.ts'
import { projectFolder } from '../run-program.ts'

const folder = join(projectFolder, 'docs/screenshots')

/** Takes the README's pictures of the running product, filled with its own demonstration. */
async function main(): Promise<void> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error(chromiumAdvice)
  mkdirSync(folder, { recursive: true })
  const program = await runProgram({ hasDemonstration: true })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const [, username = '', password = ''] = await program.said(/log in as "([^"]+)" with the password "([^"]+)"/)
    await program.said(/The demonstration is complete/)
    await takeAll(browser, program.origin, { username_or_email: username, password })
  } finally {
    await browser.close()
    await program.remove()
  }
}

async function takeAll(browser: Browser, baseURL: string, member: { username_or_email: string; password: string }) {
  const visitor = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  await shoot(visitor, '/', 'start')
  const desktop = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  await logIn(desktop, member)
  await chooseCookies(desktop)
  await shoot(desktop, '/', 'home')
  const pin = await desktop.locator('article a[href^="/pin/"]').nth(1).getAttribute('href')
  await shoot(desktop, pin ?? '/', 'closeup')
  await shoot(desktop, '/demo/quiet-rooms/', 'board')
  const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await logIn(phone, member)
  await shoot(phone, '/demo', 'profile-phone')
}

async function logIn(page: Page, options: object): Promise<void> {
  await page.goto('/login/')
  const cookies = await page.context().cookies()
  const { resource, action } = userSessionResource.create.address as { resource: string; action: string }
  const answer = await page.request.post(`/resource/${resource}/${action}/`, {
    form: { data: JSON.stringify({ options }) },
    headers: { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' },
  })
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`)
}

/** The question about cookies lies over a member's first page; the answer holds on all devices. Machines are not asked. */
async function chooseCookies(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForSelector('html[data-hydrated=true]', { state: 'attached' })
  const reject = page.getByRole('button', { name: 'Reject all' })
  if ((await reject.count()) === 0) return
  await reject.click()
  await reject.waitFor({ state: 'detached' })
}

/** As a visitor sees it who only looks; what loads at once is waited for. */
async function shoot(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated=true], script[type=held-app]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

await main()
