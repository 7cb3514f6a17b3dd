import { defineWords } from '@pinfold/words'

/** What the bell and the page behind it are called. */
export const newsBellWords = defineWords('news-bell', {
  notifications: 'Notifications',
  counted: '{count, plural, one {Notifications, {shown} new} other {Notifications, {shown} new}}',
  settings: 'Notification settings',
  seeAll: 'See all',
})
