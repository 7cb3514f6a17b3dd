import { defineWords } from '@pinfold/words'

/** Making a story. */
export const storyBuilderWords = defineWords('story-builder', {
  heading: 'Create story Pin',
  tip: 'The first page is the cover. Move pages to change it.',
  moved: 'Moved to page {page} of {count}',
  restored: 'We restored the draft you started on this device.',
  startOver: 'Start over',
  draftSaved: 'Draft saved on this device',
  publish: 'Publish',
  publishing: 'Publishing your story',
  allowComments: 'Let people comment',
  mostPages: '{count, plural, one {A story has at most {shown} page} other {A story has at most {shown} pages}}',
  coverMissing: 'The first page is the cover: choose a picture for it.',
  pageEmpty: 'Add a picture or text to this page, or remove it.',
})
