import { defineWords } from '@pinfold/words'

export const mailInvitationWords = defineWords('mail-invitation', {
  subject: '{username} would like to write to you',
  heading: 'Write to each other',
  wish: '{username} would like to exchange messages and Pins with you.',
  look: 'Look at their profile first. To write to each other, log in or make an account.',
  see: 'See their profile',
  why: 'You’re getting this email because {username} entered your address. If you don’t know them, you can ignore it.',
})
