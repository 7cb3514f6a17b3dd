import {
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  contactRequestResource,
  contactRequestsResource,
  formatWireDate,
} from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { acceptRequest, ignoreRequest } from './answer-request.ts'
import { askedAt, askToJoin } from './ask-to-join.ts'
import { contactRequestsView } from './join-requests.view.ts'
import { takeRequestBack } from './take-request-back.ts'
import type { CodeDeps } from '../invitations/use-code.ts'

/** Asking to join boards, and answering. */
export function bindJoinRequests({ bind, bindPaged }: Binder, deps: CodeDeps): void {
  bindPaged(contactRequestsResource.get, ({ viewer, options, page }) =>
    contactRequestsView(deps, requireMember(viewer), { ...page, boardId: options.board_id ?? null }),
  )
  bind(contactRequestResource.get, async ({ viewer, options }) => {
    const date = await askedAt(deps, requireMember(viewer), options.board_id)
    return { asked_at: date && formatWireDate(date) }
  })
  bind(contactRequestResource.create, async ({ viewer, options }) => ({
    asked_at: formatWireDate(await askToJoin(deps, requireMember(viewer), options.board_id)),
  }))
  bind(contactRequestResource.delete, async ({ viewer, options }) => {
    await takeRequestBack(deps, requireMember(viewer), options.board_id)
    return null
  })
  bind(contactRequestAcceptResource.update, async ({ viewer, options }) => {
    await acceptRequest(deps, requireMember(viewer), options.contact_request.id)
    return null
  })
  bind(contactRequestIgnoreResource.delete, async ({ viewer, options }) => {
    await ignoreRequest(deps, requireMember(viewer), options.contact_request.id)
    return null
  })
}
