import type { Experience } from '@pinfold/contract'

/** A message, and what is told of it. */
export interface MessageProps {
  readonly experience: Experience
  readonly onSeen: () => void
  readonly onOver: (what: 'complete' | 'dismiss') => void
}
