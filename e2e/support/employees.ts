import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generate } from 'otplib'
import { expect } from 'vitest'
import { layoutShifts, settled } from './browser.ts'
import type { Person } from './persons.ts'
import { expectBothThemesAccessible } from './profiles.ts'
import type { Stage } from './stage.ts'

/** Makes an owner as the operator does it, at the machine. */
export function makeOwner(stage: Pick<Stage, 'origin' | 'database'>, { username }: Person): void {
  const script = join(import.meta.dirname, '../../scripts/pinfold.ts')
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: stage.database.url }
  const { status, stderr } = spawnSync(process.execPath, [script, 'admin', 'create', username], { env })
  if (status !== 0) throw new Error(stderr.toString())
}

/** A call that the person's browser makes. */
export async function send<T>(
  { origin }: Pick<Stage, 'origin' | 'database'>,
  person: Person,
  method: string,
  path: string,
  data: object,
): Promise<T> {
  const csrf = (await person.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const headers = { 'X-CSRFToken': csrf, Origin: origin, 'Idempotency-Key': randomBytes(16).toString('hex') }
  const answer = await person.page.request.fetch(path, { method, headers, data })
  return ((await answer.json()) as { resource_response: { data: T } }).resource_response.data
}

/** Sets up the second factor, which this session has passed from now on. */
export async function passSecondFactor(stage: Pick<Stage, 'origin' | 'database'>, person: Person): Promise<void> {
  const path = '/v3/users/me/second_factor/'
  const { secret } = await send<{ secret: string }>(stage, person, 'POST', path, {})
  await send(stage, person, 'PUT', path, { code: await generate({ secret }) })
}

/** Nothing stands out of the window, nothing moved, and axe finds nothing. */
export async function expectInOrder({ page, problems }: Person, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await settled(page)
  await expectBothThemesAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expect.poll(() => layoutShifts(page)).toEqual([])
  expect(problems.splice(0)).toEqual([])
}
