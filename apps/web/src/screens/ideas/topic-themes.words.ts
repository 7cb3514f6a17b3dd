import { defineWords } from '@pinfold/words'

/** What themes are called: topics of one theme are related. */
export const topicThemeWords = defineWords('topic-themes', {
  home: 'Home',
  food: 'Food and drink',
  style: 'Fashion',
  beauty: 'Beauty',
  art: 'Art',
  design: 'Design',
  crafts: 'Crafts',
  garden: 'Garden',
  travel: 'Travel',
  nature: 'Animals and nature',
  sport: 'Sport',
  celebrations: 'Celebrations',
  culture: 'Books and words',
})
