import { defineWords } from '@pinfold/words'

/** Members who are offered while somebody is being named. */
export const mentionListWords = defineWords('mention-list', {
  members: 'Members',
})
