import { defineWords } from '@pinfold/words'

/** Who may see, find and reach the member. */
export const permissionWords = defineWords('permissions', {
  heading: 'Privacy and permissions',
  lead: 'Who can see, find and message you.',
  profile: 'Profile',
  privateProfile: 'Private profile',
  privateProfileHelp:
    'Only followers you approve see your profile, Pins, boards, followers and following lists. Your current followers stay. Your Pins disappear from search and everyone else’s feeds, but people keep what they have saved from you.',
  searchHidden: 'Hide your profile from search engines',
  searchHiddenHelp:
    'We ask search engines to leave out your profile, boards and Pins. It can take them weeks to do so.',
  showAllPins: 'Show All Pins before your boards',
  showAllPinsHelp: 'A card that opens everything you’ve saved. People only see what they’re allowed to.',
  showShoppingList: 'Show your shopping list before your boards',
  showShoppingListHelp: 'A card that opens the products you’ve saved.',
  pictures: 'Sensitive pictures',
  showSensitive: 'Show sensitive pictures without a veil',
  showSensitiveHelp: 'When this is off, pictures that may show nudity are blurred until you choose to look.',
  commentsAndMentions: 'Comments and mentions',
  allowComments: 'Allow comments on your Pins',
  allowCommentsHelp: 'When this is off, only you can comment. Existing comments stay.',
  whoMentions: 'Who can mention you',
  messages: 'Messages',
  whoMessages: 'Who can message you',
  everyone: 'Everyone',
  following: 'Only people you follow',
  nobody: 'Nobody',
})
