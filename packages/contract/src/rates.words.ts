import { defineWords } from '@pinfold/words'

/** When somebody may go on, by what they did a lot of; `time` is one of the last. */
export const rateWords = defineWords('rates', {
  upload: 'You can upload more {time}.',
  pin: 'You can create more Pins {time}.',
  board: 'You can create more boards {time}.',
  save: 'You can save more {time}.',
  follow: 'You can follow more {time}.',
  comment: 'You can comment again {time}.',
  message: 'You can send more messages {time}.',
  stranger_message: 'You can message new people again {time}.',
  invite: 'You can invite more people {time}.',
  report: 'You can report more {time}.',
  bulk: 'You can copy or move more Pins {time}.',
  change: 'You can change more {time}.',
  fetch: 'You can look at more pages {time}.',
  search: 'You can search again {time}.',
  suggestion: 'You can see suggestions again {time}.',
  inSeconds: '{count, plural, =1 {in a second} other {in {shown} seconds}}',
  inMinutes: '{count, plural, =1 {in a minute} other {in {shown} minutes}}',
})
