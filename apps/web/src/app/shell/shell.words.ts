import { defineWords } from '@pinfold/words'

/** What stands around every page. */
export const shellWords = defineWords('shell', {
  skip: 'Skip to content',
  main: 'Main',
  home: 'Home',
  explore: 'Explore',
  logo: 'Pinfold, home',
  logIn: 'Log in',
  signUp: 'Sign up',
  yourProfile: 'Your profile',
  yourAccount: 'Your account',
  loadingPage: 'Loading the page',
  offline: 'You’re offline. We’ll go on as soon as you’re back.',
  unreachable: 'Pinfold can’t be reached right now. We keep trying.',
  about: 'About',
  help: 'Help',
  developers: 'For developers',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookie settings',
  languages: 'Languages',
})
