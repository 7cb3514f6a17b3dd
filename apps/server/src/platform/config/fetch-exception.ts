import { BlockList, isIP } from 'node:net'

/** A place that fetches may go to beside the public internet; a name or a range, at one port or at all. */
export interface FetchException {
  readonly name: string | null
  readonly range: BlockList | null
  readonly port: number | null
}

/**
 * `intranet.example`, `*.intranet.example`, `10.1.0.0/16`, `[fd00::]/8`, each with or without `:8080`; without, every port.
 * Null for what is none of these.
 */
export function parseFetchException(text: string): FetchException | null {
  const parts =
    /^(?:\[([^\]]+)\](\/\d+)?|([^:/]+)(\/\d+)?|([\da-f:.]*:[\da-f:.]*:[\da-f:.]*)(\/\d+)?)(?::(\d+))?$/i.exec(text)
  if (parts === null) return null
  const host = (parts[1] ?? parts[3] ?? parts[5] ?? '').toLowerCase()
  const slash = parts[2] ?? parts[4] ?? parts[6]
  const port = parts[7] === undefined ? null : Number(parts[7])
  if (port !== null && (port < 1 || port > 65_535)) return null
  const family = isIP(host)
  if (family === 0)
    return slash === undefined && /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host)
      ? { name: host, range: null, port }
      : null
  const longest = family === 4 ? 32 : 128
  const prefix = slash === undefined ? longest : Number(slash.slice(1))
  if (prefix > longest) return null
  const range = new BlockList()
  range.addSubnet(host, prefix, family === 4 ? 'ipv4' : 'ipv6')
  return { name: null, range, port }
}
