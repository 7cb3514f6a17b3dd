import { allow } from '../../../platform/auth/decision.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing } from '../../../platform/writing/writer.ts'
import {
  drawInvitation,
  insertInvitation,
  lockInvitation,
  lockSignUpSettings,
  setInvitationWithdrawn,
  SIGN_UP_BUCKET,
  type SignUpSettings,
  writeSignUpSettings,
} from '../../accounts/index.ts'
import { type Acted, type Actor, withdrawForAll, writeAct } from '../../employees/index.ts'

interface Said {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'sign-up.changed': { before: Said; after: Said }
    'invitation.made': { before: null; after: Said }
    'invitation.withdrawn': { before: Said; after: null }
  }
}

/** Decides who may make an account; what stands already changes nothing. */
export const changeSignUp = (
  deps: WriteDeps,
  actor: Actor,
  settings: SignUpSettings,
  reason: string,
): Promise<Acted<null>> =>
  writeAct(
    deps,
    actor,
    'change-sign-up',
    { kind: 'sign-up.changed', thing: { type: 'sign-up', id: '1' }, concerned: null, reason },
    async (tx, ask) => {
      const [held, standing] = await lockSignUpSettings(tx)
      const writer = ask(held, allow)
      const [before, after] = [said(standing), said(settings)]
      if (JSON.stringify(before) === JSON.stringify(after)) return { isUnchanged: true, answer: null }
      await writeSignUpSettings(writer, settings)
      return { before, after, answer: null }
    },
  )

const said = ({ mode, allowedDomains, blockedDomains }: SignUpSettings): Said => ({
  mode,
  allowed_domains: allowedDomains,
  blocked_domains: blockedDomains,
})

/** Makes a link that lets people make accounts; only the answer knows its code. */
export function invite(
  deps: WriteDeps,
  actor: Actor,
  { label, mostUses, endsAt, reason }: { label: string; mostUses: number; endsAt: Date | null; reason: string },
): Promise<Acted<{ id: Id; code: string }>> {
  const id = deps.ids.next(SIGN_UP_BUCKET)
  const { code, secretHash } = drawInvitation()
  return writeAct(deps, actor, 'invite', { kind: 'invitation.made', ...about(id), reason }, async (tx, ask) => {
    const writer = ask(holdNothing(tx, 'a new row is nobody else’s'), allow)
    await insertInvitation(writer, { id, label, secretHash, mostUses, endsAt, madeBy: actor.username })
    return { before: null, after: { label, most_uses: mostUses, ends_at: endsAt }, answer: { id, code } }
  })
}

/** Lets nobody in by it any more; a second time changes nothing. Throws `page_not_found`. */
export const withdrawInvitation = (
  deps: WriteDeps,
  actor: Actor,
  { id, reason }: { id: Id; reason: string },
): Promise<Acted<null>> =>
  withdrawForAll(deps, actor, 'withdraw-invitation', {
    act: { kind: 'invitation.withdrawn', ...about(id), reason },
    lock: (tx) => lockInvitation(tx, id),
    write: (writer, at) => setInvitationWithdrawn(writer, id, at),
    before: ({ label, uses, mostUses }) => ({ label, uses, most_uses: mostUses }),
  })

const about = (id: Id) => ({ thing: { type: 'invitation', id }, concerned: null })
