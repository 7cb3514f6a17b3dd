import { defineWords } from '@pinfold/words'

export const sectionRefusalWords = defineWords('section-refusals', {
  mostSections: 'a board holds at most {most} sections',
})
