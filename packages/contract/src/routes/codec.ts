/**
 * How one value travels in an address. `decode` answers null for what cannot be meant; in a path that means
 * the route does not match, in a query the parameter counts as absent.
 */
export interface Codec<T> {
  readonly kind: 'word' | 'id' | 'whole' | 'text' | 'flag' | 'choice' | 'list' | 'local path'
  /** Null where the value cannot travel; a query then leaves the parameter out. */
  encode(value: T): string | null
  decode(text: string): T | null
  /** The values of a choice. */
  readonly values?: readonly T[]
  /** What a list is made of. */
  readonly of?: Codec<unknown>
}

/** A named set of codecs; the values they carry are its `Values`. */
export type Codecs = Readonly<Record<string, Codec<unknown>>>
export type Values<C extends Codecs> = { [K in keyof C]: C[K] extends Codec<infer T> ? T : never }

const checked = (kind: Codec<string>['kind'], allows: (text: string) => boolean): Codec<string> => ({
  kind,
  encode: (value) => (allows(value) ? value : null),
  decode: (text) => (allows(text) ? text : null),
})

/** One path segment in any script. Browsers resolve `.` and `..` away, however they are encoded. */
export const word = checked('word', (text) => text !== '' && text !== '.' && text !== '..')

/** The id of an entity. */
export const idText = checked('id', (text) => /^\d{1,19}$/.test(text))

/** Any text that is not empty. */
export const text = checked('text', (value) => value !== '')

/** A path on this host: never another site, whatever a browser makes of backslashes, tabs and line breaks. */
export const localPath = checked('local path', (value) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value))

/** A count that starts at nought. */
export const whole: Codec<number> = {
  kind: 'whole',
  encode: (value) => (Number.isSafeInteger(value) && value >= 0 ? String(value) : null),
  decode: (written) => (/^\d{1,9}$/.test(written) ? Number(written) : null),
}

export const flag: Codec<boolean> = {
  kind: 'flag',
  encode: String,
  decode: (written) => {
    if (written === 'true' || written === '1') return true
    return written === 'false' || written === '0' ? false : null
  },
}

/** One of the given words. */
export function choice<const T extends string>(values: readonly T[]): Codec<T> {
  const find = (written: string) => values.find((value) => value === written) ?? null
  return { kind: 'choice', values, encode: find, decode: find }
}

/** Several values joined by commas, which their own texts never hold. What cannot be read is left out. */
export function list<T>(of: Codec<T>): Codec<readonly T[]> {
  return {
    kind: 'list',
    of,
    encode: (values) => values.flatMap((value) => of.encode(value) ?? []).join(',') || null,
    decode: (written) => {
      const values = written.split(',').flatMap((part) => of.decode(part) ?? [])
      return values.length > 0 ? values : null
    },
  }
}
