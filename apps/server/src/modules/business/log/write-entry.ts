import type { AccessDeed, AccessKind, AccessRole, MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import { bucketOf, type IdSource } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { Access } from '../access.queries.ts'
import type { Part } from '../assets/asset-roles.queries.ts'
import { insertEntries } from './access-log.queries.ts'

/** What was done, to whose access, by whom. */
export interface Done {
  readonly subjectId: MemberId
  readonly memberId: MemberId
  /** Null where the program did it. */
  readonly actorId: MemberId | null
  readonly deed: AccessDeed
  readonly kind: AccessKind
  /** Null is the whole business. */
  readonly part?: Part | null
  readonly from?: AccessRole | null
  readonly to?: AccessRole | null
}

export interface LogDeps {
  readonly clock: Clock
  readonly ids: IdSource
}

/** Notes that the program ended what was there, since an account went or two members blocked each other. */
export const logEnded = (
  deps: LogDeps,
  writer: Writer,
  ended: readonly Pick<Access, 'subjectId' | 'granteeId' | 'kind' | 'role'>[],
): Promise<void> =>
  logAccess(
    deps,
    writer,
    ended.map(({ subjectId, granteeId: memberId, kind, role }) => ({
      subjectId,
      memberId,
      actorId: null,
      deed: 'ended',
      kind,
      from: role,
    })),
  )

/** Notes what was done, in the transaction that does it: one is never without the other. */
export async function logAccess({ clock, ids }: LogDeps, writer: Writer, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return
  await insertEntries(
    writer,
    done.map(({ part, from, to, ...entry }) => ({
      ...entry,
      id: ids.next(bucketOf(entry.subjectId)),
      createdAt: clock.now(),
      assetType: part?.type ?? 'business',
      assetId: part?.id ?? '',
      from: from ?? null,
      to: to ?? null,
    })),
  )
}
