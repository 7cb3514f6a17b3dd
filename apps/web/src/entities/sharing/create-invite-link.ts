import { createExternalInviteResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'

/** A new link that lets whoever opens it follow the viewer's private profile. Throws where the server refuses. */
export const createInviteLink = async (): Promise<string> =>
  (await call(createExternalInviteResource.create, {})).data.invite_url
