import type { MemberId } from '@pinfold/contract'
import { allow, deny } from '../../platform/auth/decision.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { drawPassword, hashPassword, lockMember, setDrawnPassword } from '../accounts/index.ts'
import { type Acted, type Actor, writeAct } from './write-act.ts'

declare module './write-act.ts' {
  interface Acts {
    'password.drawn': { before: null; after: null }
  }
}

/**
 * Draws a password for somebody who cannot get in any more; it ends after a day. Who is logged in there is logged out, and a
 * mail says so. Throws `user_not_found`.
 */
export async function resetPasswordOf(
  deps: WriteDeps,
  actor: Actor,
  { memberId, reason }: { readonly memberId: MemberId; readonly reason: string },
): Promise<Acted<string>> {
  const password = drawPassword()
  const passwordHash = await hashPassword(password)
  const act = { kind: 'password.drawn', thing: { type: 'member', id: memberId }, concerned: memberId, reason } as const
  // What the log keeps must not hold the password, so that it is handed on here alone.
  return writeAct(deps, actor, 'draw-password', act, async (tx, ask) => {
    const [held, member] = await lockMember(tx, memberId)
    const writer = ask(held, member === undefined ? deny('user_not_found') : allow)
    await setDrawnPassword(deps, writer, memberId, passwordHash)
    return { before: null, after: null, answer: password }
  })
}
