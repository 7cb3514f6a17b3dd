import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresConnection } from '../../apps/server/src/platform/postgres/postgres-connection.ts'
import { WireRecord } from './wire-record.ts'

/** A way to PostgreSQL that notes what passes. It costs time, so nothing is measured through it. */
export interface ListeningProxy {
  readonly record: WireRecord
  readonly connection: PostgresConnection
  stop(): Promise<void>
}

/** Opens it before the server that the connection names. */
export async function openProxy(to: PostgresConnection): Promise<ListeningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-wire-'))
  const record = new WireRecord()
  const sockets = new Set<Socket>()
  const socketFile = (host: string, port: number) => join(host, `.s.PGSQL.${port}`)
  const server = createServer((client) => {
    const upstream = connect(to.host.startsWith('/') ? { path: socketFile(to.host, to.port) } : to)
    const noted = record.connection()
    client.on('data', noted.fromClient)
    upstream.on('data', noted.fromServer)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // Whoever ends first takes the other along.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(socketFile(folder, to.port), resolve))
  return {
    record,
    connection: { ...to, host: folder },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
