import { defineWords } from '@pinfold/words'

/** What a verified merchant shows, and how its badges are chosen. */
export const merchantBadgeWords = defineWords('merchant-badges', {
  storefront: 'Inspirational storefront',
  edit: 'Edit merchant details',
  badgesOf: 'Badges of {name}',
  chooseBadges: 'Badges',
  chooseHelp: 'Choose up to 3 badges to show on your profile.',
  color: 'Badge color',
  colorHelp: 'Choose a color, or type one as #fde2d4.',
  colorNumber: 'Color {number}',
  customColor: 'Another color',
  wrongColor: 'Type a # and six digits, as #fde2d4.',
  preview: 'Preview',
  saved: 'Merchant details saved',
})
