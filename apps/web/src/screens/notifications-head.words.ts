import { defineWords } from '@pinfold/words'

export const notificationsHeadWords = defineWords('notifications-head', {
  title: 'Notifications',
})
