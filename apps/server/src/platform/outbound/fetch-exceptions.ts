import { BlockList, isIP } from 'node:net'
import { type FetchException, parseFetchException } from '../config/fetch-exception.ts'

/** Where the operator lets the server go beside the public internet, as `FETCH_ALLOW` names it. */
export interface FetchExceptions {
  /** Whether the name itself is named, whatever it resolves to. */
  hasName(hostname: string, port: number): boolean
  hasAddress(address: string, port: number): boolean
}

/** Throws TypeError for what `parseFetchException` does not take. */
export function fetchExceptions(texts: readonly string[]): FetchExceptions {
  const exceptions = texts.map((text) => {
    const exception = parseFetchException(text)
    if (exception === null) throw new TypeError(`${text} is no host, address or range`)
    return { ...exception, addresses: addressesOf(exception) }
  })
  const ofPort = (port: number) => exceptions.filter((exception) => exception.port === null || exception.port === port)
  return {
    hasName: (hostname, port) => ofPort(port).some(({ name }) => name !== null && isNamed(name, hostname)),
    hasAddress: (address, port) => {
      // An address in another one's clothes has to be named as itself.
      if (address.includes('%') || /^::ffff:/i.test(address)) return false
      return ofPort(port).some(({ addresses }) => addresses.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))
    },
  }
}

function addressesOf({ range }: FetchException): BlockList {
  const list = new BlockList()
  if (range !== null) list.addSubnet(range.network, range.prefix, range.family)
  return list
}

const isNamed = (name: string, hostname: string) =>
  name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name
