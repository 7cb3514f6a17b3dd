import { defineWords } from '@pinfold/words'

export const boardFollowButtonWords = defineWords('board-follow-button', {
  followBoard: 'Follow {board}',
  followingBoard: 'Following {board}',
})
