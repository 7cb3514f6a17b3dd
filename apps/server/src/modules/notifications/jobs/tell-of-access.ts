import type { Events } from '../../../platform/events/outbox.ts'
import { timeOf } from '../../../platform/ids/ids.ts'
import { findManagers } from '../../business/index.ts'
import { type NewNews, type NewsDeps, tellMembers } from '../commands/tell-members.ts'

const DAY = 24 * 60 * 60 * 1000

type Told = Events['access.told']

/** Tells a business and those who answer for it that somebody asks, and both sides what came of it. Each is answered, so each is a piece of its own. */
export async function tellOfAccess(deps: NewsDeps, told: Told): Promise<void> {
  const { deed, businessId, memberId, edgeId } = told
  const group = `access:${businessId}:${memberId}`
  const ofBusiness = { memberId, actorId: businessId, group } as const
  switch (deed) {
    case 'asked':
      return tellMembers(deps, await requests(deps, told, group))
    case 'granted':
      return tellMembers(deps, [
        { ...ofBusiness, kind: 'access_request_granted', sourceKey: `access-granted:${edgeId}` },
      ])
    case 'declined':
      return tellMembers(deps, [
        { ...ofBusiness, kind: 'access_request_declined', sourceKey: `access-declined:${edgeId}` },
      ])
    case 'invited':
      return tellMembers(deps, [
        { ...ofBusiness, kind: 'access_invited', sourceKey: `access-invitation:${businessId}:${dayOf(edgeId)}` },
      ])
    case 'accepted': {
      const sourceKey = `access-accepted:${edgeId}`
      return tellMembers(deps, [{ memberId: businessId, actorId: memberId, kind: 'access_accepted', group, sourceKey }])
    }
  }
}

/** Who asks, takes it back and asks again is told of once a day. */
const dayOf = (edgeId: string): number => Math.floor(timeOf(edgeId) / DAY)

async function requests(deps: NewsDeps, { businessId, memberId, edgeId }: Told, group: string): Promise<NewNews[]> {
  const readers = [businessId, ...(await findManagers(deps.db, businessId))]
  return readers.map((readerId) => ({
    memberId: readerId,
    actorId: memberId,
    kind: 'access_requested',
    group,
    sourceKey: `access-request:${businessId}:${memberId}:${dayOf(edgeId)}`,
    objectId: businessId,
  }))
}
