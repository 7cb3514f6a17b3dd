import { defineWords } from '@pinfold/words'

/** What the owner does with a list of Pins. */
export const pinsBarWords = defineWords('pins-bar', {
  favorites: 'Favorites',
  created: 'Created by you',
  viewOptions: 'View options',
  regular: 'Regular',
  dense: 'Dense',
  organize: 'Organize',
  filter: 'Filter Pins',
})
