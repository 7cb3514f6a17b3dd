import { type ReactionType, reactionTypes } from '@pinfold/contract'
import { HandHeart, Heart, Laugh, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react'

/** What somebody can say with one press, in the order in which it is offered. */
export const reactionKinds: readonly { type: ReactionType; label: string; Icon: LucideIcon }[] = [
  { type: reactionTypes.love, label: 'Love', Icon: Heart },
  { type: reactionTypes.good_idea, label: 'Good idea', Icon: Lightbulb },
  { type: reactionTypes.thanks, label: 'Thanks', Icon: HandHeart },
  { type: reactionTypes.wow, label: 'Wow', Icon: Sparkles },
  { type: reactionTypes.haha, label: 'Haha', Icon: Laugh },
]
