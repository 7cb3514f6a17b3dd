import { defineWords } from '@pinfold/words'

/** What is said of the veil before a sensitive picture. */
export const pinVeilWords = defineWords('pin-veil', {
  heading: 'This picture may be sensitive',
  explained: 'It may show nudity, so it’s blurred.',
  show: 'Show picture',
  shown: 'The picture is shown',
  settings: 'You can choose in your <settings>settings</settings> to see such pictures.',
  held: 'Our moderators have yet to look at this picture. Until then it’s blurred for everyone.',
  heldOwn: 'Being reviewed',
  heldOwnExplained:
    'Our moderators look at this picture before others are led to it. Until then only you see it unblurred.',
  veiledOwn: 'Others see this picture blurred',
  veiledOwnExplained: 'It was found to be sensitive. You can ask our moderators once to look at it again.',
  askForReview: 'Ask for a review',
  asked: 'Our moderators will look at it',
})
