import { defineWords } from '@pinfold/words'

/** ER-15: what asks visitors to log in, by the reason. */
export const promptHeadingWords = defineWords('prompt-headings', {
  general: 'Log in to continue',
  save: 'Log in to save this Pin',
  send: 'Log in to send this Pin',
  edit: 'Log in to edit this Pin',
  follow: 'Log in to follow',
  unfollow: 'Log in to unfollow',
  create: 'Log in to create a Pin or board',
  createBoard: 'Log in to create a board',
  hide: 'Log in to hide this Pin',
  shareProfile: 'Log in to share the profile',
  invitedToBoard: '{name} invited you to join their board',
  invitedToFollow: '{name} invited you to follow them',
})
