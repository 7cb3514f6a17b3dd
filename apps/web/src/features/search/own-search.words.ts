import { defineWords } from '@pinfold/words'

/** What the search among one’s own Pins is called in English; other languages call it a search, as any other (CR-12). */
export const ownSearchWords = defineWords('own-search', { label: 'Search your Pins' }, { languages: ['en'] })
