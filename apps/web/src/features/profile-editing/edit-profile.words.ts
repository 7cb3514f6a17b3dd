import { defineWords } from '@pinfold/words'

/** The form in which members say who they are. */
export const editProfileWords = defineWords('edit-profile', {
  heading: 'Edit profile',
  text: 'This is what people see on your profile.',
  saved: 'Profile saved',
  enterUsername: 'Enter a username.',
  name: 'Name',
  username: 'Username',
  usernameHelp: 'Changing your username changes your profile’s address.',
  about: 'About',
  pronouns: 'Pronouns',
  pronounsExample: 'she/her',
  location: 'Location',
  website: 'Website',
  instagram: 'Instagram',
  instagramExample: 'username',
  imprint: 'Imprint',
  imprintHelp: 'A link to the page that says who is responsible.',
  picture: '{kind, select, cover {Cover} other {Picture}}',
  choose: '{kind, select, cover {Choose a cover} other {Choose a picture}}',
  change: '{kind, select, cover {Change cover} other {Change picture}}',
  add: '{kind, select, cover {Add cover} other {Add picture}}',
  removePicture: 'Remove<hidden> picture</hidden>',
  removeCover: 'Remove<hidden> cover</hidden>',
  pictureRemoved: '{kind, select, cover {Cover removed} other {Picture removed}}',
  pictureSaved: '{kind, select, cover {Cover saved} other {Picture saved}}',
  veiled:
    '{kind, select, cover {This cover may be sensitive. Others see it blurred.} other {This picture may be sensitive. Others see your initials instead.}}',
  askForReview: 'Ask for a review',
  reviewAsked: 'Our moderators will look at it',
})
