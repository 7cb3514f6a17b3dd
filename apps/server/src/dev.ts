import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { readConfig } from './platform/config/config.ts'
import { loadSecret } from './platform/config/secret.ts'
import { createRenderer } from './platform/http/built-pages.ts'
import { endInOrder } from './platform/lifecycle.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import type { Program, startProgram } from './program.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`)

const config = readConfig()
const ending = endInOrder(complain)
const postgres =
  config.databaseUrl === undefined
    ? await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), log: complain })
    : null
if (postgres) {
  ending.add(() => postgres.stop())
  void postgres.lost.then((reason) => ending.fail(reason))
}
const connection = postgres?.connection ?? { connectionString: config.databaseUrl ?? '' }

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const starting: Handler = (_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end('Starting…')
let handle = starting
let running: Program | null = null

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => handle(request, response)),
)
// Pages and server come out of one module graph, so both see a change at once, the contract's too.
const vite = await createVite({
  root: join(projectFolder, 'apps/web'),
  configFile: join(projectFolder, 'apps/web/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
  ssr: { noExternal: ['@pinfold/contract', '@pinfold/demonstration'], external: [] },
})
ending.add(() => vite.close())
ending.add(async () => running?.stop())

async function restart(): Promise<void> {
  handle = starting
  await running?.stop()
  running = null
  const program = (await vite.ssrLoadModule(join(import.meta.dirname, 'program.ts'))) as {
    startProgram: typeof startProgram
  }
  const renderer = createRenderer(
    async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    'development',
  )
  running = await program.startProgram({ config, secret: loadSecret(config), connection, renderer, onError: complain })
  const { web } = running
  if (!web) return
  await web.ready()
  handle = (request, response) => web.routing(request, response)
}

/** Changes that come together restart once; a broken one waits for the next. */
let turn = Promise.resolve()
let timer: NodeJS.Timeout | undefined
function restartSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    turn = turn
      .then(restart)
      .then(() => process.stdout.write('Server reloaded\n'), complain)
      .then(() => undefined)
  }, 100)
}

const serverFolders = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/demonstration/src',
].map((folder) => join(projectFolder, folder))
vite.watcher.add(serverFolders)
vite.watcher.on('all', (_event, file) => {
  if (serverFolders.some((folder) => file.startsWith(`${folder}${sep}`)) && !file.endsWith('.test.ts')) restartSoon()
})

await restart()
clearTimeout(timer)
server.listen(config.port, config.bindAddress, () => {
  process.stdout.write(`Pinfold is developing at ${config.publicUrl}\n`)
  if (running?.demonstration?.isHere) process.stdout.write(`${running.demonstration.signInLine}\n`)
})
ending.add(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)
