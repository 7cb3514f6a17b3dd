import { adminJudgePicture, adminPictures, askForPictureReview, askForProfilePictureReview } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { employeeBinder } from '../employees/index.ts'
import { askForProfileReview, askForReview } from './commands/ask-for-review.ts'
import { judgePicture } from './commands/judge-picture.ts'
import { pictureQueueView } from './picture-queue.view.ts'

/** MD-03: what employees say of sensitive pictures, and members of the veils on their own. */
export function bindRatings(binder: Binder, deps: WriteDeps): void {
  const { readPages, act } = employeeBinder(binder)
  binder.bind(askForPictureReview, async ({ viewer, options }) => {
    await askForReview(deps, requireMember(viewer), options.pin_id)
    return null
  })
  binder.bind(askForProfilePictureReview, async ({ viewer, options }) => {
    await askForProfileReview(deps, requireMember(viewer), options.kind)
    return null
  })
  readPages(adminPictures, ({ page }) => pictureQueueView(deps, page))
  act(
    adminJudgePicture,
    ({
      employee,
      options: { pin_id: pinId, member_id: memberId, shown_as: kind, picture: contentHash, verdict, reason },
    }) =>
      judgePicture(deps, employee, {
        pinId,
        profile: memberId === undefined ? undefined : { memberId, kind },
        contentHash,
        verdict,
        reason,
      }),
    async () => null,
  )
}
