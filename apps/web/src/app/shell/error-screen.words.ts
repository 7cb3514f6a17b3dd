import { defineWords } from '@pinfold/words'

/** What a page says that is not there, or did not load. */
export const errorScreenWords = defineWords('error-screen', {
  notFound: "We couldn't find that page.",
  notFoundHelp: 'It may have moved, or it was never here. There are plenty of other ideas to explore.',
  goHome: 'Go home',
  failedTitle: 'Something went wrong',
  failed: 'This page didn’t load.',
  failedHelp: 'Something went wrong on our side. Your Pins and boards are safe.',
  offline: 'You’re offline.',
  offlineHelp: 'This page opens by itself as soon as you’re back.',
  unreachable: 'Pinfold can’t be reached right now.',
  unreachableHelp: 'This page opens by itself as soon as it answers again.',
})
