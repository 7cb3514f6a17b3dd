import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { hearAnswers } from '../api/client.ts'
import { hearReading } from '../api/learn-entities.ts'
import { pageSentAt } from '../api/patient-pages.ts'
import { isPackedSections, unpackSections } from '../entities/board/place/packed-sections.ts'
import { type PackedPins, unpackPins } from '../entities/pin/card/packed-pins.ts'

const inPacked: ReadonlySet<string> = new Set<keyof PackedPins>(['text', 'bookmark'])

/** Packed pins have no other fields than these; everything else that has a `text` has more. */
const isPacked = (value: object): value is PackedPins =>
  'text' in value && typeof value.text === 'string' && Object.keys(value).every((name) => inPacked.has(name))

const open = (value: object): object =>
  isPacked(value) ? unpackPins(value) : isPackedSections(value) ? unpackSections(value) : value

/** Has what is read later than a command win over what the command answered. Render it once. */
export function ReadingsKeeper(): null {
  const loaded = useMatches().map(({ loaderData }) => loaderData)
  const heard = useRef<WeakSet<object>>(null)
  // A layout effect, so that what the page has loaded is heard before anybody sees it.
  useLayoutEffect(() => {
    const known = (heard.current ??= new WeakSet())
    for (const data of loaded) {
      if (typeof data !== 'object' || data === null || known.has(data)) continue
      known.add(data)
      hearReading(data, pageSentAt(), open)
    }
  })
  useEffect(() => hearAnswers((answer, sentAt) => hearReading(answer, sentAt)), [])
  return null
}
