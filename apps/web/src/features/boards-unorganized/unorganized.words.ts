import { defineWords } from '@pinfold/words'

/** What a member saved onto no board, and the boards that it could make. */
export const unorganizedWords = defineWords('unorganized', {
  heading: 'Unorganized ideas',
  notOnBoard: 'Pins not on a board',
  organize: 'Organize',
  organizeIdeas: 'Organize ideas',
  andMore: '{count, plural, one {and {shown} more} other {and {shown} more}}',
  suggestions: 'Board suggestions',
  alike: 'Pins that look alike',
  upsellHeading: 'Give your ideas a home',
  upsell:
    '{count, plural, one {You’ve saved {shown} Pin that isn’t on a board yet. Group the ones that belong together on your first board.} other {You’ve saved {shown} Pins that aren’t on a board yet. Group the ones that belong together on your first board.}}',
})
