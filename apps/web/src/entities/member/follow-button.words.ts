import { defineWords } from '@pinfold/words'

/** How the viewer stands to a member, on the button that changes it. */
export const followButtonWords = defineWords('follow-button', {
  requested: 'Requested',
  followName: 'Follow {name}',
  requestedName: 'Requested {name}',
  followingName: 'Following {name}',
})
