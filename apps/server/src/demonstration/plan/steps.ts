import type { ReactionType } from '@pinfold/contract'

/** A pin of a drawing. */
export interface CreateStep {
  readonly do: 'create'
  /** Names the pin in later steps. */
  readonly pin: number
  readonly pinner: string
  /** Place in the list of boards. */
  readonly board: number
  readonly section: string | null
  readonly drawing: { readonly family: string; readonly index: number }
  readonly description: string
  readonly link: string
  /** In pounds, of what its pinner sells; null for everything else. */
  readonly price: string | null
}

/** What people do with pins that are there. */
export type SocialStep =
  | {
      readonly do: 'save'
      readonly pin: number
      readonly pinner: string
      readonly board: number
      readonly section: string | null
    }
  | {
      readonly do: 'comment'
      readonly comment: number
      readonly pin: number
      readonly author: string
      readonly text: string
    }
  | {
      readonly do: 'answer'
      readonly comment: number
      readonly pin: number
      readonly author: string
      readonly text: string
    }
  | { readonly do: 'like'; readonly comment: number; readonly pin: number; readonly member: string }
  | { readonly do: 'react'; readonly pin: number; readonly member: string; readonly reaction: ReactionType }
  | { readonly do: 'favorite'; readonly pin: number; readonly member: string }
  | { readonly do: 'try'; readonly pin: number; readonly member: string; readonly note: string }

/** One created pin, and what happens next. */
export interface Turn {
  readonly create: CreateStep
  readonly next: readonly SocialStep[]
}
