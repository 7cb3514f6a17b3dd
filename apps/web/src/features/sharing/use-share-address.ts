import { useCallback, useRef } from 'react'
import { useRootData } from '../../api/viewer.ts'
import { createInviteLink } from '../../entities/sharing/create-invite-link.ts'
import type { ShareTarget } from '../../entities/sharing/share-target.ts'

/** RP-03: the address that is given away; the owner of a private profile gives an invitation, made once when needed. */
export function useShareAddress({ path, invites }: ShareTarget): () => Promise<string> {
  const origin = useRootData()?.publicUrl
  const invitation = useRef<Promise<string>>(undefined)
  return useCallback(() => {
    // The code must be read by other machines, so it is the public address where there is one.
    if (invites !== true) return Promise.resolve(`${origin ?? location.origin}${path}`)
    invitation.current ??= createInviteLink().catch((error: unknown) => {
      invitation.current = undefined
      throw error
    })
    return invitation.current
  }, [path, invites, origin])
}
