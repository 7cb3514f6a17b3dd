import { defineWords } from '@pinfold/words'

/** Making Pins of own pictures. */
export const pinCreationWords = defineWords('pin-creation', {
  heading: 'Create Pin',
  headingMany: 'Create Pins',
  pictureMissing: 'Choose a picture first.',
  tooMany: '{count, plural, one {{shown} picture at most at a time} other {{shown} pictures at most at a time}}',
  somePublished: '{made} of {count} Pins published',
  saved: 'Saved',
  savedMany: '{count, plural, one {{shown} Pin saved} other {{shown} Pins saved}}',
  savedManyTo:
    '{where, select, profile {{count, plural, one {{shown} Pin saved to your profile} other {{shown} Pins saved to your profile}}} other {{count, plural, one {{shown} Pin saved to {place}} other {{shown} Pins saved to {place}}}}}',
  publish: 'Publish',
  publishMany: '{count, plural, one {Publish {shown} Pin} other {Publish {shown} Pins}}',
  schedule: 'Schedule',
  duplicate: 'Duplicate',
  draftsDeleted: '{count, plural, one {Draft deleted} other {{shown} drafts deleted}}',
  leaveHeading: 'Leave while a picture is on its way?',
  leaveText: 'What you wrote is kept as a draft, but this picture isn’t there yet.',
  leave: 'Leave',
  pictures: 'Pictures',
  addPictures: 'Add pictures',
  picture:
    '{state, select, publishing {Picture {number} of {count}, publishing} wrong {Picture {number} of {count}, needs another look} empty {Picture {number} of {count}, no picture yet} scheduled {Picture {number} of {count}, scheduled} other {Picture {number} of {count}}}',
  removePicture: 'Remove this picture',
})
