import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userRegisterResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '../../src/platform/config/start-error.ts'
import { createCountryOf } from '../../src/platform/http/country.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { writeCountryFile } from './country-file.ts'

const now = new Date('2026-11-20T12:00:00Z')
let folder: string
let proxied: TestApp
let direct: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-country-'))
  const file = join(folder, 'country.mmdb')
  await writeCountryFile(file, [203, 0, 113], 'NZ')
  proxied = await startTestApp({ clock: { now: () => now }, env: { GEOIP_FILE: file, DEFAULT_COUNTRY: 'SE' } })
  // Whoever connects here is no proxy, whatever headers they send.
  direct = await startTestApp({
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '192.0.2.1', DEFAULT_COUNTRY: 'SE' },
  })
}, 120_000)
afterAll(async () => {
  await proxied.stop()
  await direct.stop()
  await rm(folder, { recursive: true })
})

async function countryOf(app: TestApp, headers: Record<string, string>): Promise<string> {
  const { body } = await app.client().resource('UserHomefeedResource', 'get', {}, headers)
  const context = body['client_context'] as { country: string; user: { countryFromIp: string } }
  expect(context.user.countryFromIp).toBe(context.country)
  return context.country
}

test('EN-10 the country comes from the header of a trusted proxy', async () => {
  expect(await countryOf(proxied, { 'x-test-country': 'DE' })).toBe('DE')
  expect(await countryOf(proxied, { 'x-test-country': 'fr' })).toBe('FR')
})

test('EN-10 the header of anybody else is not believed', async () => {
  expect(await countryOf(direct, { 'x-test-country': 'DE' })).toBe('SE')
  expect(await countryOf(direct, { 'x-test-country': 'DE', 'x-forwarded-for': '192.0.2.1' })).toBe('SE')
})

test('OP-03 EN-10 a file that is no database of countries ends the start with a line that names the setting', async () => {
  const geoipFile = join(folder, 'text.mmdb')
  await writeFile(geoipFile, 'no database')
  const options = { countryHeader: undefined, trustedProxies: [], geoipFile, defaultCountry: 'SE' }
  const failure = await createCountryOf(options).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(failure).toHaveProperty('message', expect.stringMatching(/^GEOIP_FILE: .+/))
})

test('EN-10 without a country in the header the GeoIP file tells it from the address, and else the default holds', async () => {
  for (const none of ['', 'XXX', 'D', '12', 'T1']) {
    expect(await countryOf(proxied, { 'x-test-country': none, 'x-forwarded-for': '203.0.113.77' }), none).toBe('NZ')
    expect(await countryOf(proxied, { 'x-test-country': none, 'x-forwarded-for': '203.0.114.77' }), none).toBe('SE')
  }
  expect(await countryOf(proxied, { 'x-test-country': '', 'x-forwarded-for': '2001:db8::1' })).toBe('SE')
})

let people = 0
async function signUp(
  birthDate: string,
  place: { option?: string; header?: string },
  client: TestClient = proxied.client(),
) {
  people += 1
  if (place.header) client.country = place.header
  const answer = await client.call(userRegisterResource.create, {
    email: `p${people}@example.org`,
    password: 'correct horse',
    birth_date: birthDate,
    ...(place.option ? { country: place.option } : {}),
  })
  const { rows } = await proxied.pool.query('select country from members where email = $1', [`p${people}@example.org`])
  // A refused sign-up leaves nothing and signs nobody in.
  expect(rows).toHaveLength(answer.status === 200 ? 1 : 0)
  expect(client.cookies.has('_pinterest_sess')).toBe(answer.status === 200)
  return {
    name: answer.error?.name ?? 'allowed',
    status: answer.status,
    message: answer.error?.message ?? '',
    country: rows[0]?.country,
  }
}

test.each([
  ['DE', 16],
  ['NL', 16],
  ['FR', 15],
  ['ES', 14],
  ['KR', 14],
  ['US', 13],
  ['BR', 13],
])(
  'AC-01 BC-11 in %s one may sign up from %i, whether the option or the proxy names the country',
  async (country, age) => {
    const oldEnough = `${2026 - age}-11-20`
    const tooYoung = `${2026 - age}-11-21`
    for (const place of [{ option: country }, { header: country }]) {
      expect(await signUp(oldEnough, place)).toMatchObject({ name: 'allowed', country })
      expect(await signUp(tooYoung, place)).toMatchObject({ name: 'under_age_of_consent', status: 403 })
    }
    expect(await signUp(oldEnough, { option: country.toLowerCase() })).toMatchObject({ name: 'allowed', country })
  },
)

test('AC-01 BC-11 the option goes before the proxy, for who moved', async () => {
  expect((await signUp('2012-01-01', { option: 'US', header: 'DE' })).name).toBe('allowed')
  expect((await signUp('2012-01-01', { option: 'DE', header: 'US' })).name).toBe('under_age_of_consent')
})

test('AC-01 under five nobody is taken, anywhere; the texts are kind', async () => {
  expect(await signUp('2021-11-21', { option: 'US' })).toMatchObject({ name: 'too_young_for_good', status: 403 })
  expect(await signUp('2021-11-20', { option: 'US' })).toMatchObject({ name: 'under_age_of_consent' })
  expect((await signUp('2015-01-01', { option: 'US' })).message).toMatch(/We would love to see you/)
})
