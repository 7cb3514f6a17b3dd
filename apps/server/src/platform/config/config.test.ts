import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { loadSecret } from './secret.ts'
import { variables } from './variables.ts'

function mistakesOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

test('nothing set gives a server for this machine alone, with its data in the project', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    bindAddress: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataFolder: join(import.meta.dirname, '../../../../../.data'),
    pagesFolder: join(import.meta.dirname, '../../../../../.data/pages'),
    databaseUrl: undefined,
    roles: ['web', 'worker', 'recommender'],
    webProcesses: Math.min(16, Math.max(1, availableParallelism() - 1)),
    metricsPort: undefined,
    traces: undefined,
    secret: undefined,
    trustedProxies: [],
    countryHeader: undefined,
    geoipFile: undefined,
    defaultCountry: 'US',
    defaultLanguage: 'en',
    hasPseudoLanguages: false,
    logLevel: 'info',
    rateFactor: 1,
    storageQuota: 5_000_000_000,
    hasDemonstration: true,
    experiments: {},
    smtpUrl: undefined,
    mailFrom: undefined,
    pushServices: [],
    fetchAllowed: [],
    hasRecommender: true,
    recommenderUrl: undefined,
    hasLinkFacts: true,
    hasVisualSearch: true,
    hasPictureRating: true,
    ratingThresholds: { veilAt: 0.9, holdAt: 0.9 },
    fetchProxy: undefined,
    isProduction: true,
    isCookieSecure: false,
  })
})

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://pins.example.org/',
    DATA_DIR: '/srv/pins',
    PAGES_DIR: '/etc/pins',
    DATABASE_URL: 'postgres://a:b@db/pins',
    ROLE: 'worker',
    WEB_PROCESSES: '3',
    METRICS_PORT: '9100',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x-tenant=pins',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    SECRET: 's'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1 loopback',
    COUNTRY_HEADER: 'CF-IPCountry',
    GEOIP_FILE: import.meta.filename,
    DEFAULT_COUNTRY: 'SE',
    DEFAULT_LANGUAGE: 'sv',
    PSEUDO_LANGUAGES: 'on',
    FFMPEG_PATH: process.execPath,
    LOG_LEVEL: 'debug',
    RATES: '2.5',
    STORAGE_QUOTA_MB: 'off',
    DEMO: 'off',
    EXPERIMENTS: 'retrieval_hub=enabled:40',
    SMTP_URL: 'smtps://pins:secret@mail.example.org:465',
    MAIL_FROM: 'Pins <pins@example.org>',
    PUSH_SERVICES: 'https://push.example.org, http://127.0.0.1:9000',
    FETCH_ALLOW: 'wiki.example, 10.0.0.0/8:8080 [::1]:9000',
    RECOMMENDER: 'off',
    RECOMMENDER_URL: 'http://10.0.0.4:3100/',
    LINK_FACTS: 'off',
    VISUAL_SEARCH: 'off',
    PICTURE_RATING: 'off',
    PICTURE_VEIL_AT: '0.8',
    PICTURE_HOLD_AT: 'off',
    FETCH_PROXY: 'http://proxy.example:3128',
    NODE_ENV: 'development',
  })
  expect(config).toEqual({
    port: 8080,
    bindAddress: '0.0.0.0',
    publicUrl: 'https://pins.example.org',
    dataFolder: '/srv/pins',
    pagesFolder: '/etc/pins',
    databaseUrl: 'postgres://a:b@db/pins',
    roles: ['worker'],
    webProcesses: 3,
    metricsPort: 9100,
    traces: {
      endpoint: 'http://collector:4318',
      headers: { 'api-key': 'a b', 'x-tenant': 'pins' },
      share: 0.1,
    },
    secret: 's'.repeat(32),
    trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    countryHeader: 'cf-ipcountry',
    ffmpegPath: process.execPath,
    geoipFile: import.meta.filename,
    defaultCountry: 'SE',
    defaultLanguage: 'sv',
    hasPseudoLanguages: true,
    logLevel: 'debug',
    rateFactor: 2.5,
    storageQuota: null,
    hasDemonstration: false,
    experiments: { retrieval_hub: [{ group: 'enabled', percent: 40 }] },
    smtpUrl: 'smtps://pins:secret@mail.example.org:465',
    mailFrom: 'Pins <pins@example.org>',
    pushServices: ['https://push.example.org', 'http://127.0.0.1:9000'],
    fetchAllowed: ['wiki.example', '10.0.0.0/8:8080', '[::1]:9000'],
    hasRecommender: false,
    recommenderUrl: 'http://10.0.0.4:3100',
    hasLinkFacts: false,
    hasVisualSearch: false,
    hasPictureRating: false,
    ratingThresholds: { veilAt: 0.8, holdAt: null },
    fetchProxy: 'http://proxy.example:3128',
    isProduction: false,
    isCookieSecure: true,
  })
})

test('each mistake is one line that names the variable, and all are told at once', () => {
  expect(mistakesOf({ PORT: 'abc', ROLE: 'king', DEFAULT_COUNTRY: 'usa' })).toEqual([
    'PORT: must be a number from 1 to 65535 (got "abc")',
    'ROLE: must be web, worker, recommender or both (got "king")',
    'DEFAULT_COUNTRY: must be two capital letters, as US (got "usa")',
  ])
})

test.each([
  ['PORT', ['0', '65536', '80.5', '-1', '8e3']],
  ['WEB_PROCESSES', ['0', '33', 'all']],
  ['METRICS_PORT', ['0', '65001']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector:4317', 'http://collector/?a=b']],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['key', 'key=%E0%A4%A', 'a b=c']],
  ['OTEL_TRACES_SAMPLER_ARG', ['2', '-1', 'all']],
  ['HOST', ['example.org', '1.2.3', '*']],
  ['PUBLIC_URL', ['example.org', 'ftp://example.org', 'https://example.org/pins', 'https://a:b@example.org']],
  ['TRUSTED_PROXIES', ['10.0.0.0/33', 'proxy', '10.0.0.1,,nonsense']],
  ['COUNTRY_HEADER', ['a b', 'x:y']],
  ['GEOIP_FILE', ['/nowhere/geo.mmdb']],
  ['FFMPEG_PATH', ['ffmpeg', '/nowhere/ffmpeg']],
  ['LOG_LEVEL', ['loud']],
  ['DEMO', ['yes', 'true', '1', 'OFF']],
  ['RECOMMENDER', ['yes', 'ON']],
  ['RECOMMENDER_URL', ['https://10.0.0.4', 'http://10.0.0.4/walks', 'ten']],
  ['LINK_FACTS', ['yes', 'ON']],
  ['VISUAL_SEARCH', ['yes', 'ON']],
  ['EXPERIMENTS', ['on', 'nothing=enabled', 'retrieval_hub=red', 'retrieval_hub=enabled:60/control:60']],
  ['MAIL_FROM', ['pins', 'a@example.org, b@example.org', 'Pins <pins>', '<a@b.org> <c@d.org>']],
  ['PUSH_SERVICES', ['push.example.org', 'https://push.example.org/x']],
  ['FETCH_ALLOW', ['http://wiki.example', '10.0.0.0/33', 'wiki.example:0', '*']],
  ['NODE_ENV', ['live']],
])('%s refuses what it cannot be', (name, values) => {
  for (const value of values) {
    const base = name === 'COUNTRY_HEADER' ? { TRUSTED_PROXIES: '::1' } : {}
    expect(mistakesOf({ ...base, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))])
  }
})

test('a secret or a database address is never repeated in its mistake', () => {
  const lines = mistakesOf({
    SECRET: 'hunter2',
    DATABASE_URL: 'mysql://me:hunter2@db/pins',
    SMTP_URL: 'http://me:hunter2@mail',
    OTEL_EXPORTER_OTLP_HEADERS: 'hunter2',
  })
  expect(lines).toEqual([
    'DATABASE_URL: must be a postgres:// address',
    'OTEL_EXPORTER_OTLP_HEADERS: must be names and values of headers, as "name=value,name=value"',
    'SECRET: must be at least 32 characters',
    'SMTP_URL: must be an smtp:// or smtps:// address',
  ])
})

test('settings that need another one say so', () => {
  expect(mistakesOf({ COUNTRY_HEADER: 'x-country' })).toEqual([
    'COUNTRY_HEADER: needs TRUSTED_PROXIES, or anybody could choose a country',
  ])
  expect(mistakesOf({ SMTP_URL: 'smtp://mail.example.org' })).toEqual([
    'SMTP_URL: needs MAIL_FROM, the address that mails come from',
  ])
})

test('an empty or unknown variable is ignored, and one of a service that is not supported is refused', () => {
  expect(mistakesOf({ PORT: '', ROLE: ' ', PINFOLD_NOTE: 'hello' })).toEqual([])
  expect(mistakesOf({ S3_BUCKET: 'pins', REDIS_URL: '', SMTP_HOST: 'mail', ADS_HOST: 'ads.example.org' })).toEqual([
    'S3_BUCKET: this version does not support it; unset it',
    'SMTP_HOST: this version does not support it; unset it',
    'ADS_HOST: this version does not support it; unset it',
  ])
})

test('the how-to explains every variable and no other', () => {
  const howTo = readFileSync(join(import.meta.dirname, '../../../../../docs/how-to/configure.md'), 'utf8')
  const explained = [...howTo.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(new Set(explained)).toEqual(new Set(Object.keys(variables)))
})

test('a secret is made once, for its owner only, and SECRET goes before it', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pinfold-secret-'))
  const made = loadSecret({ secret: undefined, dataFolder })
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(loadSecret({ secret: undefined, dataFolder })).toBe(made)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
  expect(loadSecret({ secret: 'given', dataFolder })).toBe('given')
  rmSync(dataFolder, { recursive: true })
  expect(() => loadSecret({ secret: undefined, dataFolder: '/dev/null/x' })).toThrow('DATA_DIR: cannot keep a secret')
})
