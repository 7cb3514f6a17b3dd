import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generate } from 'otplib'
import { expect } from 'vitest'
import { runSql } from '../../apps/server/test/support/run-sql.ts'
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

/** An id of bucket nought, by the moment. */
const idOfNow = () => (BigInt(Date.now() - Date.UTC(2026, 0, 1)) << 22n).toString()

/** What the program did by itself against an account, as its job for abuse writes it. */
export async function leaveMeasure({ database }: Pick<Stage, 'origin' | 'database'>, memberId: string): Promise<void> {
  const evidence = { accounts: 7, known_accounts: 0, things: 21, key: 'cheap lamps here', among: [memberId] }
  await runSql(
    database.connection,
    `insert into abuse_measures
       (bucket, id, member_id, cause, is_holding_back, is_limiting, evidence, made_at, ends_at)
     values (0, $1, $2, 'same_words', true, true, $3, now(), now() + interval '3 days')`,
    [idOfNow(), memberId, JSON.stringify(evidence)],
  )
}

/** A closed case of the pin and an experiment that did not start: neither comes in the way of other files' work. */
export async function leaveForEmployees({ database }: Pick<Stage, 'database'>, pinId: string) {
  const experimentId = idOfNow()
  await runSql(
    database.connection,
    `insert into report_cases
       (bucket, id, object_type, object_id, concerned_id, state, urgency, reasons, report_count, first_at, act, decided_at)
     select bucket, id, 'pin', id, pinner_id, 'closed', 5, '{spam}', 1, now(), 'dismiss', now() from pins where id = $1`,
    [pinId],
  )
  await runSql(
    database.connection,
    `insert into experiments (bucket, id, key, about, goal, groups)
     values (0, $1, 'left_for_a_walk', 'Whether it is walked past', 'save', $2)`,
    [experimentId, JSON.stringify(['control', 'enabled'].map((name) => ({ name, percent: 50 })))],
  )
  return { caseId: pinId, experimentId }
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
