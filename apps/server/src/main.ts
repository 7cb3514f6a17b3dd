import { join } from 'node:path'
import { readConfig } from './platform/config/config.ts'
import { loadSecret } from './platform/config/secret.ts'
import { StartError } from './platform/config/start-error.ts'
import { endInOrder } from './platform/lifecycle.ts'
import { catchStrayLines, createLogLines } from './platform/log-lines.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'

const log = createLogLines()
catchStrayLines(log)

/** Starts the roles the configuration asks for, here or in processes of their own; what started last ends first. */
async function main(): Promise<void> {
  const config = readConfig()
  const isGroup = config.webProcesses > 1 && config.roles.includes('web')
  const ending = endInOrder(log.problem)
  const secret = loadSecret(config)
  const connection =
    config.databaseUrl === undefined ? await startOwnPostgres() : { connectionString: config.databaseUrl }
  // Loaded only where it is needed: who leads a group serves nothing and stays small.
  if (isGroup) {
    const { leadGroup } = await import('./process-group.ts')
    return leadGroup({ config, secret, connection, ending, log })
  }
  const { runRoles } = await import('./run-roles.ts')
  const { demonstration } = await runRoles({ config, secret, connection, ending, log })
  if (config.roles.includes('web')) log.news(`Pinfold is ready at ${config.publicUrl}`)
  if (demonstration?.isHere) log.news(demonstration.signInLine)

  async function startOwnPostgres() {
    const postgres = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), log: log.problem })
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
