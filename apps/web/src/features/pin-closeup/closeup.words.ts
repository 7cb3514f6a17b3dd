import { defineWords } from '@pinfold/words'

/** What a Pin’s page says around its Pin. */
export const closeupWords = defineWords('closeup', {
  opensInNewTab: 'opens in a new tab',
  savedTo: 'Saved to <board>{name}</board>',
  savedToSection: 'Saved to <board>{name}</board> › <section>{title}</section>',
  alsoSavedTo: 'Also saved to',
  moreFrom: 'More from {name}',
  moreFromBoard: 'More from <board>{name}</board>',
  moreLikeThis: 'More like this',
  moreToExplore: 'More to explore',
  viewFullScreen: 'View full screen',
  favorite: 'Favorite',
  reactions: 'Reactions',
  react: 'React',
  moreReactions: 'More reactions',
  love: 'Love this Pin',
  takeBack: 'Take back “{reaction}”',
  reactionCount: '{count, plural, one {<number>{shown}</number> reaction} other {<number>{shown}</number> reactions}}',
})
