import { defineWords } from '@pinfold/words'

export const planningRefusalWords = defineWords('planning-refusals', {
  mostToDos: 'a board holds at most {most} to-dos',
  mostNotes: 'a board holds at most {most} notes',
})
