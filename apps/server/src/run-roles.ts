import { join } from 'node:path'
import type { Config } from './platform/config/config.ts'
import { loadBuiltPages } from './platform/http/built-pages.ts'
import type { JobsConnection } from './platform/jobs/jobs.ts'
import type { Ending } from './platform/lifecycle.ts'
import type { LogLines } from './platform/log-lines.ts'
import { mailFolderOf } from './platform/mail/create-mailer.ts'
import { type Program, startProgram } from './program.ts'

const projectFolder = join(import.meta.dirname, '../../..')

/** Of the time that is left for the end. */
const FLUSH_MILLISECONDS = 1000

interface RolesInput {
  readonly config: Config
  readonly secret: string
  readonly connection: JobsConnection
  readonly ending: Ending
  readonly log: LogLines
  readonly isFilling?: boolean
  readonly processName?: string
  /** 0 for one that is alone or the group's worker; each has the metrics' port that follows by so many. */
  readonly place?: number
}

/** Starts the roles of the configuration in this process, and listens where it serves. */
export async function runRoles({ ending, log, place = 0, ...input }: RolesInput): Promise<Program> {
  const { config, processName = config.roles.join(' and ') } = input
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('./platform/metrics/serve-metrics.ts')
    const figures = await serveMetrics({ port: config.metricsPort + place, host: config.bindAddress, processName })
    ending.add(() => figures.stop())
  }
  if (config.traces !== undefined) {
    const { startTraces } = await import('./platform/traces/otlp.ts')
    const traces = startTraces({ ...config.traces, processName, onError: log.problem })
    ending.add(() => traces.stop(Math.min(FLUSH_MILLISECONDS, ending.left() / 2)))
  }
  const pages = config.roles.includes('web') ? await loadBuiltPages(join(projectFolder, 'apps/web/build')) : null
  const program = await startProgram({ ...input, renderer: pages, onError: log.problem, onNews: log.news })
  ending.add(() => program.stop(ending.left))
  if (config.roles.includes('worker') && config.smtpUrl === undefined)
    log.news(`Mails are written to ${mailFolderOf(config)}, since SMTP_URL names no server`)
  if (program.web) {
    await pages?.registerAssets(program.web)
    await program.web.listen({ port: config.port, host: config.bindAddress })
  }
  return program
}
