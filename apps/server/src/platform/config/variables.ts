import { accessSync, constants } from 'node:fs'
import { isAbsolute } from 'node:path'
import { languages } from '@pinfold/words'
import { z } from 'zod'
import { parseFetchException } from './fetch-exception.ts'
import { type ExperimentSettings, parseExperimentSettings } from '../flags/experiment-settings.ts'

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values)

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item).min(1))

const databaseAddress = z.string().refine((text) => /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? ''))

const mailServer = z.string().refine((text) => {
  const url = parseUrl(text)
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
})

/** `ana@example.org`, or `Ana <ana@example.org>`. */
const sender = z
  .string()
  .refine((text) => z.email().safeParse(/^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success)

const publicAddress = z
  .string()
  .refine((text) => {
    const url = parseUrl(text)
    return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
  })
  .transform((text) => new URL(text).origin)

const proxyAddress = z.string().refine((text) => {
  const url = parseUrl(text)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
})

const off = z.literal('off').transform(() => null)

const factorOrOff = z.union([
  off,
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .refine((value) => value >= 0.1 && value <= 100_000),
])

const share = z
  .string()
  .regex(/^[01](\.\d+)?$/)
  .transform(Number)
  .refine((value) => value <= 1)

const shareOrOff = z.union([off, share])

/** Where OTLP goes; it may have a path. */
const collectorAddress = z.string().refine((text) => {
  const url = parseUrl(text)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
})

/** As OpenTelemetry writes them: `name=value,name=value`, values encoded as in addresses. */
const headerPairs = z
  .string()
  .regex(/^\s*[\w-]+\s*=[^,]*(,\s*[\w-]+\s*=[^,]*)*$/)
  .transform((text) => text.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair)))
  .refine((pairs) => pairs.every((pair) => isEncoded(pair?.[2] ?? '')))
  .transform((pairs) =>
    Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2]?.trim() ?? '')])),
  )

const sizeOrOff = z.union([off, wholeNumber(1, 10_000_000)])

const experimentShares = z
  .string()
  .transform(parseExperimentSettings)
  .refine((settings): settings is ExperimentSettings => settings !== null)

/** One variable: how it is read, and what the line of its mistake says. */
interface Variable<S extends z.ZodType> {
  readonly schema: S
  /** Completes "NAME: must be …". */
  readonly mustBe: string
  /** Its value is never printed. */
  readonly isSecret?: true
}

const variable = <S extends z.ZodType>(mustBe: string, schema: S, isSecret?: true): Variable<S> => ({
  schema,
  mustBe,
  ...(isSecret && { isSecret }),
})

/** Every variable the program reads. `docs/how-to/configure.md` explains them; a test compares the two. */
export const variables = {
  PORT: variable('a number from 1 to 65535', wholeNumber(1, 65_535)),
  HOST: variable('an IP address or "localhost"', z.union([z.ipv4(), z.ipv6(), z.literal('localhost')])),
  PUBLIC_URL: variable('an http or https address without a path', publicAddress),
  DATA_DIR: variable('a folder', z.string()),
  PAGES_DIR: variable('a folder', z.string()),
  DATABASE_URL: variable('a postgres:// address', databaseAddress, true),
  ROLE: variable('web, worker, recommender or both', oneOf(['web', 'worker', 'recommender', 'both'])),
  WEB_PROCESSES: variable('a number from 1 to 32', wholeNumber(1, 32)),
  METRICS_PORT: variable('a number from 1 to 65000', wholeNumber(1, 65_000)),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable('an http or https address', collectorAddress),
  OTEL_EXPORTER_OTLP_HEADERS: variable('names and values of headers, as "name=value,name=value"', headerPairs, true),
  OTEL_TRACES_SAMPLER_ARG: variable('a number from 0 to 1', share),
  SECRET: variable('at least 32 characters', z.string().min(32), true),
  TRUSTED_PROXIES: variable('IP addresses or ranges, separated by commas', listOf(address)),
  COUNTRY_HEADER: variable(
    'the name of a header',
    z
      .string()
      .regex(/^[\w-]+$/)
      .toLowerCase(),
  ),
  GEOIP_FILE: variable(
    'a file that can be read',
    z.string().refine((path) => isReadable(path)),
  ),
  DEFAULT_COUNTRY: variable('two capital letters, as US', z.string().regex(/^[A-Z]{2}$/)),
  DEFAULT_LANGUAGE: variable(`one of ${languages.join(', ')}`, oneOf(languages)),
  PSEUDO_LANGUAGES: variable('on or off', oneOf(['on', 'off'])),
  FFMPEG_PATH: variable(
    'the path of a program that can be run, with ffprobe beside it',
    z.string().refine((path) => isAbsolute(path) && isRunnable(path)),
  ),
  LOG_LEVEL: variable(
    'fatal, error, warn, info, debug, trace or silent',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ),
  RATES: variable('off, or a number from 0.1 to 100000', factorOrOff),
  STORAGE_QUOTA_MB: variable('off, or a number from 1 to 10000000', sizeOrOff),
  DEMO: variable('on or off', oneOf(['on', 'off'])),
  EXPERIMENTS: variable('groups of experiments, as "name=group" or "name=group:30/group:20"', experimentShares),
  SMTP_URL: variable('an smtp:// or smtps:// address', mailServer, true),
  MAIL_FROM: variable('an email address, as "Pinfold <pins@example.org>"', sender),
  PUSH_SERVICES: variable('http or https addresses without paths, separated by commas', listOf(publicAddress)),
  FETCH_ALLOW: variable(
    'hosts, IP addresses or ranges, each with or without a port, separated by commas',
    listOf(z.string().refine((text) => parseFetchException(text) !== null)),
  ),
  RECOMMENDER: variable('on or off', oneOf(['on', 'off'])),
  RECOMMENDER_URL: variable(
    'an http address without a path',
    publicAddress.refine((url) => url.startsWith('http:')),
  ),
  VISUAL_SEARCH: variable('on or off', oneOf(['on', 'off'])),
  PICTURE_RATING: variable('on or off', oneOf(['on', 'off'])),
  PICTURE_VEIL_AT: variable('off, or a number from 0 to 1', shareOrOff),
  PICTURE_HOLD_AT: variable('off, or a number from 0 to 1', shareOrOff),
  LINK_FACTS: variable('on or off', oneOf(['on', 'off'])),
  FETCH_PROXY: variable('an http or https address without a path', proxyAddress, true),
  NODE_ENV: variable('production, development or test', oneOf(['production', 'development', 'test'])),
} as const

/** A variable's name. */
export type VariableName = keyof typeof variables

/** What a variable was read as. */
export type ValueOf<N extends VariableName> = z.output<(typeof variables)[N]['schema']>

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const isReadable = (path: string) => hasAccess(path, constants.R_OK)
const isRunnable = (path: string) => hasAccess(path, constants.X_OK)

function hasAccess(path: string, kind: number): boolean {
  try {
    accessSync(path, kind)
    return true
  } catch {
    return false
  }
}
