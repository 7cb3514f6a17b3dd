import type { LookupAddress } from 'node:dns'
import type { LookupFunction, Socket } from 'node:net'
import { callbackify, promisify } from 'node:util'
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from 'undici'
import { FetchFailure } from './fetch-failure.ts'
import type { FetchExceptions } from './fetch-exceptions.ts'
import { placesOf, type Resolve } from './guarded-places.ts'

/** Beyond that no honest site needs. */
const limits = { maxHeaderSize: 65_536, connections: 8, keepAliveTimeout: 4000, pipelining: 1 } as const
const CONNECT_MILLISECONDS = 10_000

/** Connections that only ever lead to addresses that were checked for just this connection. */
export function guardedConnections(exceptions: FetchExceptions, resolve: Resolve): Dispatcher {
  const connect = async (options: buildConnector.Options): Promise<Socket> => {
    const hostname = options.hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '')
    const usualPort = options.protocol === 'https:' ? 443 : 80
    const places = await placesOf({ hostname, port: Number(options.port) || usualPort }, exceptions, resolve)
    const open = buildConnector({ lookup: pinnedTo(places), timeout: CONNECT_MILLISECONDS, allowH2: false })
    const socket = await promisify(open as Opening<Socket>)(options)
    if (isOneOf(socket, places)) return socket
    socket.destroy()
    throw new FetchFailure('refused')
  }
  return new Agent({ ...limits, connect: callbackify(connect) as Opening<never> as buildConnector.connector })
}

// As callbacks are typed by Node; the library tells error and socket apart by the error.
type Opening<S> = (options: buildConnector.Options, done: (error: Error | null, socket: S) => void) => void

/** All goes by the proxy, which connects itself. */
export const proxyConnections = (proxy: string): Dispatcher => new ProxyAgent({ ...limits, uri: proxy })

/** The library asks its resolver again; it hears what was found and checked before. */
const pinnedTo =
  (places: readonly LookupAddress[]): LookupFunction =>
  (_hostname, { all }, done) => {
    const [first] = places
    if (all) done(null, [...places])
    else done(null, first?.address ?? '', first?.family ?? 0)
  }

const isOneOf = ({ remoteAddress }: Socket, places: readonly LookupAddress[]) =>
  places.some(({ address }) => sameAddress(address) === sameAddress(remoteAddress ?? ''))

/** One spelling, as the URL library has it. */
const sameAddress = (address: string) =>
  URL.parse(`http://${address.includes(':') ? `[${address}]` : address}/`)?.hostname
