import { defineWords } from '@pinfold/words'

/** Why home shows a Pin, and answers to that. */
export const reasonWords = defineWords('reason', {
  because: 'Because you saved “{pin}”',
  becauseUntitled: 'Because of a Pin you saved',
  viewed: 'Because you looked at “{pin}”',
  viewedUntitled: 'Because of a Pin you looked at',
  inTopic: 'Popular in {topic}',
  fromBoard: 'From your board “{board}”',
  lessAbout: 'See less about {topic}',
  seeLessAbout: 'You’ll see less about {topic}',
  lessLike: 'See less like that Pin',
  seeLessLike: 'You’ll see less like that Pin',
  lessForBoard: 'See less for “{board}”',
  seeLessForBoard: 'You’ll see less for “{board}”',
  lessFrom: 'See less from “{board}”',
  seeLessFrom: 'You’ll see less from “{board}”',
  tune: 'Tune your home',
})
