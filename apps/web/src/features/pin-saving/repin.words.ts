import { defineWords } from '@pinfold/words'

/** Saving a Pin with words of one’s own. */
export const repinWords = defineWords('repin', {
  backToPin: 'Back to {title}',
  backToUnnamed: 'Back to the Pin',
  heading: 'Save Pin',
  board: 'Board',
  to: 'To <place>{name}</place>',
  toProfile: 'To <place>your profile</place>',
  title: 'Title',
  description: 'Description',
  link: 'Link',
})
