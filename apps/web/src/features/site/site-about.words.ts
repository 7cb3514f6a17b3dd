import { defineWords } from '@pinfold/words'

export const aboutWords = defineWords('site-about', {
  heading: 'About',
  lead: 'A place for pictures that inspire you, run by the people who use it.',
  whatHeading: 'What you can do here',
  whatText:
    'Save pictures as Pins, sort them onto boards, and find them again when you need them. Keep a board to yourself, share it with a few people, or show it to everyone. <help>How it works</help>',
  whoHeading: 'Who runs it',
  whoText:
    'This site runs on Pinfold, software that a community, a school, a studio or a company installs on a computer of its own. The people who run this site decide who can join and what belongs here, and everything you save stays with them: no other company is involved.',
  yoursHeading: 'Your things stay yours',
  yoursText:
    'You can download everything you saved and wrote at any time, and delete your account with everything in it. Both are in your settings. <privacy>What is kept, and for how long</privacy>',
})
