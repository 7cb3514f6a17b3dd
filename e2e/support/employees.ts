import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generate } from 'otplib'
import type { Person } from './persons.ts'
import type { Stage } from './stage.ts'

/** Makes somebody an owner as the operator does it, at the machine; then with a second factor, as the area wants it. */
export async function makeOwner(stage: Pick<Stage, 'origin' | 'database'>, person: Person): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/pinfold.ts')
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: stage.database.url }
  const { status, stderr } = spawnSync(process.execPath, [script, 'admin', 'create', person.username], { env })
  if (status !== 0) throw new Error(stderr.toString())
  const csrf = (await person.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const send = async (method: string, data: object) => {
    const headers = { 'X-CSRFToken': csrf, Origin: stage.origin, 'Idempotency-Key': randomBytes(16).toString('hex') }
    const answer = await person.page.request.fetch('/v3/users/me/second_factor/', { method, headers, data })
    return ((await answer.json()) as { resource_response: { data: { secret: string } } }).resource_response.data
  }
  const { secret } = await send('POST', {})
  await send('PUT', { code: await generate({ secret }) })
}
