import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port nobody listens on, and which nobody is given before a program that starts slowly listens there. */
export const freePort = (): Promise<number> => freePortsInARow(1)

/** So many ports in a row that nobody listens on, below those that systems give to outgoing connections. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000)
    const row = Array.from({ length: count }, (_, at) => listenedOn(first + at))
    if ((await Promise.allSettled(row)).every(({ status }) => status === 'fulfilled')) return first
  }
}

/** Listens on the port for a moment, on any for 0, and answers which it was. */
function listenedOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
