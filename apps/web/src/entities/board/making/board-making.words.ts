import { defineWords } from '@pinfold/words'

/** What the form that makes a board says. */
export const boardMakingWords = defineWords('board-making', {
  blankName: "Don't forget to name your board!",
  createBoard: 'Create board',
  name: 'Name',
  nameExample: 'Add a title, like “DIY” or “Recipes”',
  secret: 'Keep this board secret',
  secretHelp: 'So only you and collaborators can see it.',
  suggestedTitles: 'Suggested titles',
})
