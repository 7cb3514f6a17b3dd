import { defineWords } from '@pinfold/words'

export const siteFeedsWords = defineWords('site-feeds', {
  heading: 'Publish from your website',
  headingOf: 'Publish from {name}’s website',
  text: 'New entries of an RSS or Atom feed become Pins: hourly, at most 50 a day.',
  address: 'Address of the feed',
  board: 'Board',
  connect: 'Connect',
  connected: 'The feed is connected',
  noBoard: 'Make a board first.',
  noFeeds: 'No feeds of this website are connected.',
  otherBoard: 'a board that you can’t see',
  publishesTo:
    '{count, plural, one {{shown} Pin published to <board></board>} other {{shown} Pins published to <board></board>}}',
  boardGone: 'The board is gone',
  pause: 'Pause',
  resume: 'Resume',
  removeNamed: 'Remove {address}',
  removeHeading: 'Remove this feed?',
  removeText: 'Its Pins stay on their board.',
  paused: 'Paused',
  unreachable: 'The feed doesn’t answer.',
  not_a_feed: 'There is no feed at this address any more.',
  board_gone: 'The board is gone, or takes no Pins. Connect the feed to another one.',
  site_gone: 'The website isn’t claimed any more.',
  by_member: 'You paused it, or somebody who acts for you did.',
  byBusiness: '{name} paused it.',
})
