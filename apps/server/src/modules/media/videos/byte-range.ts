/** Bytes from `start` to `end`, both counted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The one range that a `Range` header asks for of so many bytes: null stands for the whole, as for headers that cannot
 * be read or name several ranges; `unsatisfiable` for one that lies behind the end (RFC 9110, 14).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
