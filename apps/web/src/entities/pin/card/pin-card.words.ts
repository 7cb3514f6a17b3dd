import { defineWords } from '@pinfold/words'

/** What a card on a wall says besides what its member wrote. */
export const pinCardWords = defineWords('pin-card', {
  unnamed: 'Pin',
  withBadge: '{name}, {badge}',
  options: 'Options for {name}',
  secret: 'Secret',
  secretHelp: 'Only you and collaborators can see this',
  veiled: 'Sensitive picture, hidden',
  sensitive: 'Sensitive',
  held: 'Being reviewed',
  pages: '{count, plural, one {{shown} page} other {{shown} pages}}',
})
