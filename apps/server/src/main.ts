import { join } from 'node:path'
import { readConfig } from './platform/config/config.ts'
import { loadSecret } from './platform/config/secret.ts'
import { StartError } from './platform/config/start-error.ts'
import { loadBuiltPages } from './platform/http/built-pages.ts'
import { endInOrder } from './platform/lifecycle.ts'
import { catchStrayLines, createLogLines } from './platform/log-lines.ts'
import { mailFolderOf } from './platform/mail/create-mailer.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { startProgram } from './program.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const log = createLogLines()
const { news: say, problem: complain } = log
catchStrayLines(log)

/** Starts the roles the configuration asks for; what started last ends first. */
async function main(): Promise<void> {
  const ending = endInOrder(complain)
  const config = readConfig()
  const secret = loadSecret(config)
  const connection =
    config.databaseUrl === undefined ? await startOwnPostgres() : { connectionString: config.databaseUrl }
  const isWeb = config.roles.includes('web')
  const pages = isWeb ? await loadBuiltPages(join(projectFolder, 'apps/web/build')) : null
  const program = await startProgram({ config, secret, connection, renderer: pages, onError: complain, onNews: say })
  ending.add(() => program.stop())
  if (config.roles.includes('worker') && config.smtpUrl === undefined)
    say(`Mails are written to ${mailFolderOf(config)}, since SMTP_URL names no server`)
  if (program.web) {
    await pages?.registerAssets(program.web)
    await program.web.listen({ port: config.port, host: config.bindAddress })
    say(`Pinfold is ready at ${config.publicUrl}`)
    if (program.demonstration?.isHere) say(program.demonstration.signInLine)
  }

  async function startOwnPostgres() {
    const postgres = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), log: complain })
    ending.add(() => postgres.stop())
    void postgres.lost.then((reason) => ending.fail(reason))
    return postgres.connection
  }
}

main().catch((error: unknown) => {
  // What the operator must mend says it all in its message, a line for each mistake.
  if (error instanceof StartError) error.message.split('\n').forEach((line) => log.fatal(line))
  else log.fatal(error)
  process.exit(1)
})
