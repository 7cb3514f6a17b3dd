import { defineWords } from '@pinfold/words'

/** Who may make an account here, where not everybody may. */
export const signUpRulesWords = defineWords('sign-up-rules', {
  closed: 'New accounts can’t be made here at the moment. If you have one, you can log in.',
  invited: 'You need an invitation to make an account here. Open the link that somebody sent you.',
  over: 'This invitation is over. Ask whoever sent it for another.',
  welcome: 'You were invited. Make your account here.',
  domains: 'Accounts here are for addresses at {domains}. We’ll send you a link to show that yours is one.',
  checkMailHeading: 'Check your email',
  checkMail: 'Your account is almost ready. Open the link we sent to {email}, then log in.',
})
