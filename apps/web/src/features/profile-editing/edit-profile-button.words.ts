import { defineWords } from '@pinfold/words'

/** What opens the form of the own profile. */
export const editProfileButtonWords = defineWords('edit-profile-button', {
  editProfile: 'Edit profile',
})
