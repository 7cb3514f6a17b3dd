import { defineWords } from '@pinfold/words'

export const profileHeadWords = defineWords('profile-heads', {
  seeSaved: 'See what {name} has saved.',
})
