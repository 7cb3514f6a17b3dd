import { Fragment, type ReactNode } from 'react'

interface RichProps {
  /** A text with elements, as its words say it. */
  readonly parts: readonly ReactNode[]
}

/** Shows a text that has links or other elements in it. */
export function Rich({ parts }: RichProps) {
  // The parts of a text stay in their places.
  return parts.map((part, place) => <Fragment key={`${place}`}>{part}</Fragment>)
}
