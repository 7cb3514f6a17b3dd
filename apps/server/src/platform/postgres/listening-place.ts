import { chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { socketFolder } from './postmaster.ts'
import { isOpenToOthers, type RunAs } from './run-as.ts'

/** Where the server listens: a unix socket that only its owner may open, or a loopback port where there are none. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  /** Made for this run alone. */
  readonly removeFolder?: string
}

/** Prepares a place for this cluster. */
export async function listeningPlace({ dataFolder, calledFolder }: Cluster, { owner }: RunAs): Promise<Place> {
  if (process.platform === 'win32') {
    // Node has no unix sockets there.
    const port = await freePort()
    return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port: String(port) } }
  }
  const settings = (folder: string) => ({
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
  })
  const inside = socketFolder(dataFolder)
  // The kernel's limit is 107 bytes with the socket's own name; a comma or quote would need escaping.
  const isShort = Buffer.byteLength(inside) < 90 && /^[\w./@+-]+$/.test(inside)
  const host = isShort ? inside : mkdtempSync(join(placeForAll(), 'pinfold-'))
  if (isShort && !lstatSync(inside, { throwIfNoEntry: false })) mkdirSync(inside, { mode: 0o700 })
  if (owner && process.getuid?.() === 0) chownSync(host, owner.uid, owner.gid)
  const called = isShort ? socketFolder(calledFolder) : host
  return { host, port: 5432, settings: settings(called), ...(!isShort && { removeFolder: host }) }
}

const placeForAll = () => (tmpdir().length < 60 && isOpenToOthers(tmpdir()) ? tmpdir() : '/tmp')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
