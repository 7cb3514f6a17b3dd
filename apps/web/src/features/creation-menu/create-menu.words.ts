import { defineWords } from '@pinfold/words'

/** The doors to something new. */
export const createMenuWords = defineWords('create-menu', {
  anywhere: 'Add a Pin or board',
  profile: 'Add to profile',
  board: 'Add a Pin or section',
  section: 'Add to section',
  websiteDoor: 'Website',
  websiteText: 'Start from a link',
  photoDoor: 'Photo',
  photoText: 'Upload one or several pictures',
  storyDoor: 'Story Pin',
  storyText: 'Pages of pictures, videos and text',
  boardDoor: 'Board',
  boardText: 'A place for ideas that belong together',
  sectionDoor: 'Section',
  sectionText: 'A part of this board',
  linkForm: 'Create Pin from a website',
  link: 'Website',
  linkPlaceholder: 'Enter the link of a website',
  linkPlaceholderShort: 'Enter a link',
  linkWrong: 'Oops! Please enter a valid URL.',
  linkDismiss: 'Dismiss',
})
