import { defineWords } from '@pinfold/words'

export const announcementWords = defineWords('announcement', {
  announcement: 'Announcement',
  more: 'Read more',
})
