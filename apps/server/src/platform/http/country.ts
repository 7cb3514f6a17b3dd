import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import { open, type CountryResponse } from 'maxmind'
import { StartError } from '../config/start-error.ts'

interface CountryOptions {
  countryHeader: string | undefined
  trustedProxies: readonly string[]
  geoipFile: string | undefined
  defaultCountry: string
}

/** Which country a request comes from, as two letters: a trusted proxy's header, else the GeoIP file, else the default. */
export async function createCountryOf(options: CountryOptions): Promise<(request: FastifyRequest) => string> {
  const isTrusted = proxyAddr.compile([...options.trustedProxies])
  const geoip = options.geoipFile === undefined ? null : await openCountries(options.geoipFile)
  return (request) => {
    const { countryHeader } = options
    const sender = request.socket.remoteAddress ?? ''
    // Only a proxy's word counts: anybody can send the header.
    if (countryHeader !== undefined && sender !== '' && isTrusted(sender, 0)) {
      const named = String(request.headers[countryHeader] ?? '').toUpperCase()
      if (/^[A-Z]{2}$/.test(named)) return named
    }
    return geoip?.get(request.ip)?.country?.iso_code ?? options.defaultCountry
  }
}

const openCountries = (path: string) =>
  open<CountryResponse>(path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`GEOIP_FILE: must be a MaxMind country database (${reason})`)
  })
