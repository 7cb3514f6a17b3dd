import { defineWords } from '@pinfold/words'

/** Videos whose page was closed while they were being sent. */
export const interruptedUploadsWords = defineWords('interrupted-uploads', {
  heading: 'Uploads that were cut off',
  stopped: '“{name}” stopped at {part} when its page was closed. Choose the same file again to go on from there.',
  choose: 'Choose “{name}” again',
  discard: 'Discard',
  otherFile: 'This is another file. Choose “{name}”, as it was.',
})
