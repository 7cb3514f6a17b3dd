import { z } from 'zod'

/** A place that fetches may go to beside the public internet; a name or a range, at one port or at all. */
export interface FetchException {
  readonly name: string | null
  readonly range: { readonly network: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } | null
  readonly port: number | null
}

const form =
  /^(?:\[(?<bracketed>[^\]]+)\](?<slash6>\/\d+)?|(?<plain>[^:/]+)(?<slash4>\/\d+)?|(?<bare>[\da-f:.]*:[\da-f:.]*:[\da-f:.]*)(?<slashBare>\/\d+)?)(?::(?<port>\d+))?$/i
const hostname = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/

/**
 * `intranet.example`, `*.intranet.example`, `10.1.0.0/16`, `[fd00::]/8`, each with or without `:8080`; without, every port.
 * Null for what is none of these.
 */
export function parseFetchException(text: string): FetchException | null {
  const parts = form.exec(text)?.groups
  if (parts === undefined) return null
  const host = (parts['bracketed'] ?? parts['plain'] ?? parts['bare'] ?? '').toLowerCase()
  const slash = parts['slash6'] ?? parts['slash4'] ?? parts['slashBare']
  const port = parts['port'] === undefined ? null : Number(parts['port'])
  if (port !== null && (port < 1 || port > 65_535)) return null
  const family = familyOf(host)
  if (family === null) return slash === undefined && hostname.test(host) ? { name: host, range: null, port } : null
  const longest = family === 'ipv4' ? 32 : 128
  const prefix = slash === undefined ? longest : Number(slash.slice(1))
  return prefix > longest ? null : { name: null, range: { network: host, prefix, family }, port }
}

function familyOf(host: string): 'ipv4' | 'ipv6' | null {
  if (z.ipv4().safeParse(host).success) return 'ipv4'
  return z.ipv6().safeParse(host).success ? 'ipv6' : null
}
