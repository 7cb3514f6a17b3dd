import { defineWords } from '@pinfold/words'

/** Adding accounts, linking them, and the code that one asks for. */
export const accountDialogWords = defineWords('account-dialogs', {
  addHeading: 'Add account',
  logIn: 'Log in to an account',
  logInText: 'This one stays logged in here.',
  create: 'Create an account',
  createText: 'With its own email.',
  createBusiness: 'Create a business account',
  createBusinessText: 'Linked to this one, so you can switch without a password.',
  linkBusiness: 'Link a business account',
  linkBusinessText: 'One you already have.',
  createAccount: 'Create account',
  businessLead: 'It’s linked to your current account, so you can switch between them without a password.',
  businessName: 'Business name',
  businessEmail: 'Business email',
  businessEmailHelp: 'Use a different one from this account’s. We’ll send a link there.',
  businessPassword: 'Business account password',
  businessPasswordHelp: 'At least {shortest} characters. Only for logging in to this account.',
  link: 'Link',
  linked: 'Account linked',
  linkLead: 'You can then switch to it without its password, from any browser you are logged in to.',
  businessNameOrEmail: 'Business email or username',
  switch: 'Switch',
  switchNamed: 'Switch to {name}',
  codeLead: 'This account asks for a code every time you switch to it.',
})
