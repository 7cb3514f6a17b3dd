import { z } from 'zod'
import { endpoint, command } from '../wire/endpoint.ts'
import { profilePictureKinds } from '../entities/user.ts'
import { pinId } from '../wire/scalars.ts'

/** Asks employees to look at the veil on an own pin. */
export const askForPictureReview = endpoint(
  'POST',
  '/v3/pins/{pin_id}/picture_review/',
  command({
    summary: "Ask the site's moderators to look at the veil on a pin of the viewer's; once for each picture.",
    facts: { token: 'pins', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow: 'the pinner only; test/ratings/veils.test.ts tries others',
    options: z.object({ pin_id: pinId }),
    reply: z.null(),
  }),
)

/** Asks employees to look at the own portrait or cover, which others do not see. */
export const askForProfilePictureReview = endpoint(
  'POST',
  '/v3/users/me/picture_review/',
  command({
    summary:
      "Ask the site's moderators to look at a picture of the viewer's profile that others do not see; once for each picture.",
    facts: { token: 'user', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow: 'own account; test/ratings/profile-veils.test.ts tries it',
    options: z.object({ kind: z.enum(profilePictureKinds) }),
    reply: z.null(),
  }),
)
