import { defineWords } from '@pinfold/words'

/** What an employee is told who would act upon themself; in English only, as all of the admin area. */
export const aboutOneselfWords = defineWords(
  'about-oneself',
  { refused: 'This is about you. Somebody else has to decide it.' },
  { languages: ['en'] },
)
