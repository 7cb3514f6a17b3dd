import { defineWords } from '@pinfold/words'

export const tuningHeadWords = defineWords('tuning-heads', {
  chooseTopics: 'Choose topics',
  tuneHome: 'Tune your home',
})
