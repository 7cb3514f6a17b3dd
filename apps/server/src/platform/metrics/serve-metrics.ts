import { createServer } from 'node:http'
import { StartError } from '../config/start-error.ts'
import { startFigures } from './prometheus.ts'

interface MetricsInput {
  readonly port: number
  readonly host: string
  readonly processName: string
}

/** Figures on a port of their own. */
export interface MetricsServer {
  readonly port: number
  stop(): Promise<void>
}

/** Serves the process's figures at `/metrics`. Throws StartError where the port is taken. */
export async function serveMetrics({ port, host, processName }: MetricsInput): Promise<MetricsServer> {
  const figures = startFigures(processName)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    figures.read().then(
      (text) => response.writeHead(200, { 'content-type': figures.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(`METRICS_PORT: cannot listen on ${port}: ${error.message}`)))
    // Of a group's process, too: otherwise its leader would take the connections and give them to any.
    server.listen({ port, host, exclusive: true }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      figures.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
