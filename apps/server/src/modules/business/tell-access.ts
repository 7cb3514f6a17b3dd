import type { AccessKind, MemberId } from '@pinfold/contract'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Writer } from '../../platform/writing/writer.ts'

/** What becomes of access that somebody is told of. */
export type ToldDeed = 'asked' | 'granted' | 'declined' | 'invited' | 'accepted' | 'assigned'

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody asked for access to a business, was invited or assigned, or was answered; `edgeId` dates the asking. */
    'access.told': { deed: ToldDeed; businessId: MemberId; memberId: MemberId; edgeId: Id; kind?: AccessKind }
  }
}

/** Says what was done, in the transaction that does it. */
export const tellAccess = (
  { outbox }: Pick<WriteDeps, 'outbox'>,
  writer: Writer,
  deed: ToldDeed,
  { subjectId, granteeId, edgeId, kind }: { subjectId: MemberId; granteeId: MemberId; edgeId: Id; kind: AccessKind },
) =>
  outbox.emit(writer, bucketOf(subjectId), 'access.told', {
    deed,
    businessId: subjectId,
    memberId: granteeId,
    edgeId,
    kind,
  })
