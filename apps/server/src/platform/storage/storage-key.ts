const longestKey = 512
const segment = /^[a-z0-9][a-z0-9._-]*$/

/** A key or folder that could name something outside the storage, or that not every storage can hold. */
export class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey'
}

/**
 * Refuses all but lower-case segments of `a-z 0-9 . _ -` that start with a letter or digit.
 * Lower case only, because some file systems see no difference between `A` and `a`.
 * @throws InvalidStorageKey
 */
export function checkKey(key: string): void {
  const isFit = key.length <= longestKey && key.split('/').every((part) => segment.test(part) && !part.includes('..'))
  if (!isFit) throw new InvalidStorageKey(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  m3u8: 'application/vnd.apple.mpegurl',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  png: 'image/png',
  ts: 'video/mp2t',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
}

/** The content type that a key's extension stands for; one that no browser renders for anything else. */
export function contentTypeOf(key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1)
  return (Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined) ?? 'application/octet-stream'
}
