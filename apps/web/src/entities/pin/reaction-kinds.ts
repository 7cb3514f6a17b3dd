import { type ReactionType, reactionTypes } from '@pinfold/contract'
import { HandHeart, Heart, Laugh, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react'
import { reactionKindWords } from './reaction-kinds.words.ts'

interface ReactionKind {
  readonly type: ReactionType
  /** In the language of the moment. */
  readonly label: string
  readonly Icon: LucideIcon
}

const kindOf = (type: ReactionType, say: () => string, Icon: LucideIcon): ReactionKind => ({
  type,
  get label() {
    return say()
  },
  Icon,
})

/** What somebody can say with one press, in the order in which it is offered. */
export const reactionKinds: readonly ReactionKind[] = [
  kindOf(reactionTypes.love, () => reactionKindWords.love, Heart),
  kindOf(reactionTypes.good_idea, () => reactionKindWords.goodIdea, Lightbulb),
  kindOf(reactionTypes.thanks, () => reactionKindWords.thanks, HandHeart),
  kindOf(reactionTypes.wow, () => reactionKindWords.wow, Sparkles),
  kindOf(reactionTypes.haha, () => reactionKindWords.haha, Laugh),
]
