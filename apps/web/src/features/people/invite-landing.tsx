import { landWithInvite, type MemberCard, memberRoutes, redeemInvite, type ReplyOf } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { noteEvent } from '../../api/client-events.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { tellFact } from '../../api/use-optimistic-fact.ts'
import { useMember } from '../../api/viewer.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { showFollowUpsell } from '../../entities/sharing/after-invite-follow.ts'
import { followKey } from '../../entities/member/member-keys.ts'

type Inviter = ReplyOf<typeof landWithInvite>['inviter']

/** BC-02 */
const REFRESH_AFTER = 1000

const encodedTwice = (code: string) => encodeURIComponent(encodeURIComponent(code))

/** CA-10, CA-11: a profile's page whose address carries an invitation. */
export function InviteLanding() {
  const { pathname, search } = useLocation()
  const code = memberRoutes.profile.parse(`${pathname}${search}`)?.query.invite_code
  const land = useLanding()
  const landed = useRef<string>(undefined)
  const onCode = useEffectEvent((next: string) => void land(next))
  useEffect(() => {
    if (code === undefined || landed.current === code) return
    landed.current = code
    onCode(code)
  }, [code])
  return null
}

function useLanding(): (code: string) => Promise<void> {
  const member = useMember()
  const ask = useLoginPrompt()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()

  /** ER-10 */
  const fail = async (error: unknown) => {
    noteEvent('invite_redeem_failed')
    showToast({ text: messageOf(error) })
    await navigate(links.home(), { replace: true })
  }

  const follow = async (code: string, { id, username }: Inviter) => {
    try {
      // The client encodes what stands in a path once more.
      const { data } = await call(redeemInvite, { code: encodeURIComponent(code) })
      tellFact(queries, followKey(id), followStateOf(data))
      // The invitation is used: a reload of the page is a visit like any other.
      await navigate(links.profile(username), { replace: true, preventScrollReset: true })
      window.setTimeout(() => void revalidate(), REFRESH_AFTER)
      await showFollowUpsell(username)
    } catch (error) {
      // Whoever logged in turned out to be the inviter.
      if (!(error instanceof ApiFailure && error.name === 'cannot_follow_self')) await fail(error)
    }
  }

  return async (code) => {
    try {
      const { inviter } = (await call(landWithInvite, { invite_code: encodedTwice(code) })).data
      // A public profile is followed by whoever wants to, and nobody is invited by himself.
      if (!inviter.is_private_profile || inviter.id === member?.id) return
      ask({ invitedBy: inviter.first_name || inviter.full_name, to: 'follow' }, () => void follow(code, inviter))
    } catch (error) {
      await fail(error)
    }
  }
}

const followStateOf = (card: MemberCard) => (card.explicitly_followed_by_me ? 'following' : 'requested')
