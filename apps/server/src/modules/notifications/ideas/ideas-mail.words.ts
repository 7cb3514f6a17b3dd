import { defineWords } from '@pinfold/words'

export const ideasMailWords = defineWords('ideas-mail', {
  subject: '{title}, and more you may like',
  subjectOne: 'You may like {title}',
  heading: 'You may also like',
  intro: 'Pins we found by what you save and follow:',
  see: 'See more on your home feed',
  settings: 'Choose which emails you get',
  stop: 'Stop these emails',
})
