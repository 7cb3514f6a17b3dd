import { defineWords } from '@pinfold/words'

export const merchantRefusalWords = defineWords('merchant-refusals', {
  mostBadges: 'choose at most 3 badges',
  unknownBadge: 'names a badge that this business doesn’t have',
})
