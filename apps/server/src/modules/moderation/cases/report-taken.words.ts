import { defineWords } from '@pinfold/words'

/** What a moderator is told who comes second; in English only, as all of the admin area. */
export const takenWords = defineWords(
  'report-taken',
  { takenBy: '@{name} works on this report. It is free again at {time} (UTC) at the latest.' },
  { languages: ['en'] },
)
