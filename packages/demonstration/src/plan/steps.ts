import type { ReactionType } from '@pinfold/contract'

/** When something happens: so many minutes before the demonstration is filled. */
export interface Aged {
  readonly age: number
}

/** A pin of a drawing. */
export interface CreateStep extends Aged {
  readonly do: 'create'
  /** Names the pin in later steps. */
  readonly pin: number
  readonly pinner: string
  /** Place in the list of boards. */
  readonly board: number
  readonly section: string | null
  readonly drawing: { readonly family: string; readonly index: number }
  readonly scene: string
  readonly description: string
  readonly link: string
  /** In pounds, of what its pinner sells; null for everything else. */
  readonly price: string | null
}

interface SaveStep extends Aged {
  readonly do: 'save'
  readonly pin: number
  readonly pinner: string
  readonly board: number
  readonly section: string | null
}

/** A comment, or an answer to one. */
interface SayStep extends Aged {
  readonly do: 'comment' | 'answer'
  /** Names the comment in later steps; of an answer, the one it answers. */
  readonly comment: number
  readonly pin: number
  readonly author: string
  readonly text: string
}

/** What one member does to a pin. */
type MarkStep = Aged & { readonly pin: number; readonly member: string } & (
    | { readonly do: 'like'; readonly comment: number }
    | { readonly do: 'react'; readonly reaction: ReactionType }
    | { readonly do: 'favorite' }
    | { readonly do: 'try'; readonly note: string }
  )

/** What people do with pins that are there. */
export type SocialStep = SaveStep | SayStep | MarkStep

/** One created pin, and what happens before the next. */
export interface Turn {
  readonly create: CreateStep
  readonly next: readonly SocialStep[]
}
