import { defineWords } from '@pinfold/words'

/** The fields of a Pin. */
export const pinFieldWords = defineWords('pin-fields', {
  title: 'Title',
  description: 'Description',
  link: 'Link',
  linkHelp: 'The page the picture comes from, if there is one',
  altText: 'Alt text',
  altTextHelp: 'Describe the picture for people who can’t see it',
  allowComments: 'Let people comment',
  similarProducts: 'Show similar products',
})
