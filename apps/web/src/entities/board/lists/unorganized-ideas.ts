import type { Pin, PinCluster } from '@pinfold/contract'
import { unorganizedIdeaWords } from './unorganized-ideas.words.ts'

/** What the preview shows of a pin. */
export interface IdeaPin {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly color: string
}

/** What a member has not organized yet: the newest boardless pins, and the boards they could make. */
export interface UnorganizedIdeas {
  readonly pins: readonly IdeaPin[]
  readonly clusters: readonly PinCluster[]
}

/** The little of a pin that its preview needs. */
export const ideaOf = (pin: Pick<Pin, 'id' | 'title' | 'alt_text' | 'images' | 'dominant_color'>): IdeaPin => ({
  id: pin.id,
  name: pin.alt_text || pin.title || unorganizedIdeaWords.untitledPin,
  url: pin.images['236x'].url,
  color: pin.dominant_color ?? 'var(--surface-hover)',
})
