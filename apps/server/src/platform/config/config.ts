import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Language } from '@pinfold/words'
import { StartError } from './start-error.ts'
import type { ExperimentSettings } from '../flags/experiment-settings.ts'
import { variables, type ValueOf, type VariableName } from './variables.ts'

/** What one process does. */
export type Role = 'web' | 'worker' | 'recommender'

/** Where traces go. */
export interface TraceSettings {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** How much of what begins here is traced, from 0 to 1. */
  readonly share: number
}

/** The program's settings, read once at the start. */
export interface Config {
  readonly port: number
  readonly bindAddress: string
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** Absolute. */
  readonly dataFolder: string
  /** Where the operator's own pages lie; absolute. */
  readonly pagesFolder: string
  /** Undefined: the PostgreSQL that comes with the program. */
  readonly databaseUrl: string | undefined
  readonly roles: readonly Role[]
  /** How many processes serve pages and API; with more than one, jobs run in another. */
  readonly webProcesses: number
  /** Undefined: figures are neither taken nor served. */
  readonly metricsPort: number | undefined
  /** Undefined: nothing is traced. */
  readonly traces: TraceSettings | undefined
  /** Undefined: one is kept in the data folder, see `loadSecret`. */
  readonly secret: string | undefined
  /** Whose `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** In small letters; believed only from a trusted proxy. */
  readonly countryHeader: string | undefined
  readonly geoipFile: string | undefined
  readonly defaultCountry: string
  /** Undefined: the machine's `ffmpeg`, where there is one. */
  readonly ffmpegPath: string | undefined
  /** For whoever asks for none of ours. */
  readonly defaultLanguage: Language
  /** The languages made of English may be asked for. */
  readonly hasPseudoLanguages: boolean
  readonly logLevel: ValueOf<'LOG_LEVEL'>
  /** What limits on members' doing are multiplied by; null for no limits. */
  readonly rateFactor: number | null
  /** Bytes that one member may store; null for any number. */
  readonly storageQuota: number | null
  /** A new installation is filled with a demonstration. */
  readonly hasDemonstration: boolean
  readonly experiments: ExperimentSettings
  /** Undefined: mails are written into a folder of the data folder. */
  readonly smtpUrl: string | undefined
  /** Who mails come from. */
  readonly mailFrom: string | undefined
  /** Origins of push services beside those of the known browsers. */
  readonly pushServices: readonly string[]
  /** Where the server fetches from beside the public internet: hosts, addresses and ranges, with ports. */
  readonly fetchAllowed: readonly string[]
  /** The pages that pins lead to are read, and read again, for what they say. */
  readonly hasLinkFacts: boolean
  /** What others keep beside a picture is asked of the recommender. */
  readonly hasRecommender: boolean
  /** Undefined: it runs beside the worker of this data folder. */
  readonly recommenderUrl: string | undefined
  /** Pictures are found by what they look like, where the packages for it are installed. */
  readonly hasVisualSearch: boolean
  /** Pictures are rated for what is sensitive in them, where the packages for it are installed. */
  readonly hasPictureRating: boolean
  /** How sure the model must be that a picture is sensitive before it veils or holds it; null for never. */
  readonly ratingThresholds: { readonly veilAt: number | null; readonly holdAt: number | null }
  /** The proxy that fetches go by. */
  readonly fetchProxy: string | undefined
  readonly isProduction: boolean
  /** Cookies are for https only. */
  readonly isCookieSecure: boolean
}

/** All mistakes of the environment, a line each. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/** Checks the environment. An empty variable counts as unset, an unknown one is ignored. Throws ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const mistakes: string[] = findUnsupported(env)
  const read = <N extends VariableName>(name: N): ValueOf<N> | undefined => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const { schema, mustBe, isSecret } = { isSecret: false, ...variables[name] }
    const result = schema.safeParse(text)
    if (result.success) return result.data as ValueOf<N>
    mistakes.push(`${name}: must be ${mustBe}${isSecret ? '' : ` (got "${text}")`}`)
    return undefined
  }

  const port = read('PORT') ?? 3000
  const publicUrl = read('PUBLIC_URL') ?? `http://localhost:${port}`
  const dataFolder = resolve(read('DATA_DIR') ?? join(projectFolder, '.data'))
  const config: Config = {
    port,
    bindAddress: read('HOST') ?? '127.0.0.1',
    publicUrl,
    dataFolder,
    pagesFolder: resolve(read('PAGES_DIR') ?? join(dataFolder, 'pages')),
    databaseUrl: read('DATABASE_URL'),
    roles: rolesOf(read('ROLE') ?? 'both'),
    // A core is left to PostgreSQL.
    webProcesses: read('WEB_PROCESSES') ?? Math.min(MOST_WEB_PROCESSES, Math.max(1, availableParallelism() - 1)),
    metricsPort: read('METRICS_PORT'),
    traces: readTraces(),
    secret: read('SECRET'),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    countryHeader: read('COUNTRY_HEADER'),
    geoipFile: read('GEOIP_FILE'),
    defaultCountry: read('DEFAULT_COUNTRY') ?? 'US',
    ffmpegPath: read('FFMPEG_PATH'),
    defaultLanguage: read('DEFAULT_LANGUAGE') ?? 'en',
    hasPseudoLanguages: read('PSEUDO_LANGUAGES') === 'on',
    logLevel: read('LOG_LEVEL') ?? 'info',
    rateFactor: orDefault(read('RATES'), 1),
    storageQuota: bytesOf(orDefault(read('STORAGE_QUOTA_MB'), 5000)),
    hasDemonstration: (read('DEMO') ?? 'on') === 'on',
    experiments: read('EXPERIMENTS') ?? {},
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    pushServices: read('PUSH_SERVICES') ?? [],
    fetchAllowed: read('FETCH_ALLOW') ?? [],
    hasLinkFacts: (read('LINK_FACTS') ?? 'on') === 'on',
    hasRecommender: (read('RECOMMENDER') ?? 'on') === 'on',
    recommenderUrl: read('RECOMMENDER_URL'),
    hasVisualSearch: (read('VISUAL_SEARCH') ?? 'on') === 'on',
    hasPictureRating: (read('PICTURE_RATING') ?? 'on') === 'on',
    ratingThresholds: {
      veilAt: orDefault(read('PICTURE_VEIL_AT'), 0.9),
      holdAt: orDefault(read('PICTURE_HOLD_AT'), 0.9),
    },
    fetchProxy: read('FETCH_PROXY'),
    isProduction: (read('NODE_ENV') ?? 'production') === 'production',
    isCookieSecure: publicUrl.startsWith('https:'),
  }
  if (config.countryHeader && config.trustedProxies.length === 0 && !env['TRUSTED_PROXIES']) {
    mistakes.push('COUNTRY_HEADER: needs TRUSTED_PROXIES, or anybody could choose a country')
  }
  if (config.smtpUrl !== undefined && !env['MAIL_FROM']?.trim()) {
    mistakes.push('SMTP_URL: needs MAIL_FROM, the address that mails come from')
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config

  function readTraces(): TraceSettings | undefined {
    const headers = read('OTEL_EXPORTER_OTLP_HEADERS') ?? {}
    const share = read('OTEL_TRACES_SAMPLER_ARG') ?? 1
    const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')
    return endpoint === undefined ? undefined : { endpoint, headers, share }
  }
}

/** Beyond that PostgreSQL has no cores left on a machine of its kind, and connections run short. */
const MOST_WEB_PROCESSES = 16

const projectFolder = join(import.meta.dirname, '..', '..', '..', '..', '..')

/** Null is a value: it turns something off. */
const orDefault = <T>(value: T | null | undefined, usual: T): T | null => (value === undefined ? usual : value)

const bytesOf = (megabytes: number | null) => (megabytes === null ? null : megabytes * 1_000_000)

const rolesOf = (role: ValueOf<'ROLE'>): readonly Role[] =>
  role === 'both' ? ['web', 'worker', 'recommender'] : [role]

// Somebody who sets these believes that they do something.
const unsupported = /^(S3|OIDC)_\w+$|^SMTP_(?!URL$)\w+$|^(REDIS|NATS|DATABASE_READ)_URL$|^ADS_HOST$/

function findUnsupported(env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(env).filter((name) => unsupported.test(name) && env[name])
  return names.map((name) => `${name}: this version does not support it; unset it`)
}
