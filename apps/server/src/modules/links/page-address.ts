import { limits } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { FetchFailure } from '../../platform/outbound/fetch-failure.ts'

/** An address as people type it, with or without `https://`. Throws `invalid_link`. */
export function typedAddress(text: string, field: string): URL {
  const trimmed = text.trim()
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(?:\/|$))/i.exec(trimmed)?.[1]?.toLowerCase()
  const url = URL.parse(scheme === undefined ? `https://${trimmed.replace(/^\/\//, '')}` : trimmed)
  const isGood =
    url !== null &&
    trimmed.length <= limits.pagePictures.longestAddress &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(trimmed) &&
    isHost(url.hostname)
  if (!isGood) throw new AppError('invalid_link', { field })
  return url
}

/** A name with a dot, an address, or this machine, which the way out refuses. */
const isHost = (hostname: string) => /^[^.].*\.[^.]+\.?$|^\[.+\]$|^localhost$/.test(hostname)

/** What people are told of a fetch that came to nothing. Where nothing may be fetched reads like where nothing is. */
export function asRefusal(error: unknown, field: string): unknown {
  if (!(error instanceof FetchFailure)) return error
  return new AppError(error.reason === 'too_slow' ? 'page_too_slow' : 'page_unreachable', { field })
}
