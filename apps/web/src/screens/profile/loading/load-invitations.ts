import { boardInvitesResource, contactRequestsResource, limits } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import type { WaitingInvitations } from '../../../entities/board/lists/waiting-invitations.ts'
import { pageContext } from '../../loading/server-border.ts'

/** VR-16: the newest invitations that wait for the viewer, and requests to join their boards. */
export async function loadInvitations(context: Readonly<RouterContextProvider>): Promise<WaitingInvitations> {
  const { call } = context.get(pageContext)
  const page_size = limits.boardInvites.shown
  const [invites, requests] = await Promise.all([
    call(boardInvitesResource.get, { current_user: true, field_set_key: 'news', page_size }),
    call(contactRequestsResource.get, { page_size }),
  ])
  return { invites: invites.data, requests: requests.data }
}
