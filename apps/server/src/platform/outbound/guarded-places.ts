import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { FetchFailure } from './fetch-failure.ts'
import type { FetchExceptions } from './fetch-exceptions.ts'
import { isPublicAddress } from './public-addresses.ts'

/** What a name stands for just now. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

const usualPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

export const portOf = (url: URL): number => (url.port === '' ? (usualPorts[url.protocol] ?? 0) : Number(url.port))

/** Without the brackets of IPv6 and the dot that says that a name is whole. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/**
 * The addresses that may be connected to for a host and port. Every name is asked for once, and all that it stands for has
 * to be allowed: a name with one private address is a trap. Throws `refused`, or what resolving throws.
 */
export async function placesOf(
  { hostname, port }: { hostname: string; port: number },
  exceptions: FetchExceptions,
  resolve: Resolve,
): Promise<readonly LookupAddress[]> {
  const family = isIP(hostname)
  const isOurs = exceptions.hasName(hostname, port)
  const addresses = family === 0 ? await resolve(hostname) : [{ address: hostname, family }]
  const isAllowed = ({ address }: LookupAddress) =>
    isOurs || exceptions.hasAddress(address, port) || (isUsualPort(port) && isPublicAddress(address))
  if (addresses.length === 0) throw new FetchFailure('unreachable')
  if (!addresses.every(isAllowed)) throw new FetchFailure('refused')
  return addresses
}

const isUsualPort = (port: number) => port === 80 || port === 443

/** Names that only mean something inside of a network. */
const inside =
  /^[^.]+$|\.(internal|local|localhost|localdomain|lan|intranet|home|corp|private|home\.arpa|arpa|onion|test|invalid)$/

/** Whether a name that this machine cannot resolve may be left to a proxy. */
export const mayBeElsewhere = (hostname: string): boolean => isIP(hostname) === 0 && !inside.test(hostname)

/** Throws `refused` for anything but http and https. Takes credentials and the fragment off. */
export function plainAddress(url: URL): URL {
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') throw new FetchFailure('refused')
  const plain = new URL(url.href)
  plain.username = ''
  plain.password = ''
  plain.hash = ''
  return plain
}
