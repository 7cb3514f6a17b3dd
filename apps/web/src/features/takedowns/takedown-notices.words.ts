import { defineWords } from '@pinfold/words'

/** What was removed of a member's own things by law, and how they object. */
export const takedownNoticesWords = defineWords('takedown-notices', {
  heading: 'Removed by law',
  none: 'Nothing you posted was removed by law.',
  home: 'Go home',
  pin: 'A Pin',
  board: 'A board',
  user: 'Your profile',
  everywhere: 'Removed everywhere, under this law: {law}',
  inCountries: 'Removed in {countries}, under this law: {law}',
  restored: 'It shows again. This law was named: {law}',
  told: 'What we were told:',
  until: 'You can object until {date}.',
  objected: 'You objected. It shows again on {date}, unless whoever asked goes to court.',
  inCourt: 'You objected, and whoever asked went to court. It shows again if the court says so.',
  why: 'Why should it show again?',
  isTrue: 'All of this is true.',
  object: 'Object',
})
