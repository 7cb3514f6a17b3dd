import type { CaptionChanges } from './captions-field.tsx'

/**
 * Changes of captions as they are sent: each file by itself, since a request takes no several of the largest; what goes
 * comes with the first.
 */
export function captionRequests(changes: CaptionChanges): readonly CaptionChanges[] {
  const all = Object.entries(changes)
  const taken = all.filter(([, text]) => text === '')
  const [first, ...others] = all.filter(([, text]) => text !== '').map((file) => [file])
  const requests = [[...taken, ...(first ?? [])], ...others]
  return requests.map((files) => Object.fromEntries(files)).filter((files) => Object.keys(files).length > 0)
}
