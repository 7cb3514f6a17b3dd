import type { MemberId } from '@pinfold/contract'
import type { Events } from '../../../platform/events/outbox.ts'
import { timeOf } from '../../../platform/ids/ids.ts'
import { findManagers } from '../../business/index.ts'
import { type NewNews, type NewsDeps, tellMembers } from '../commands/tell-members.ts'

const DAY = 24 * 60 * 60 * 1000

type Told = Events['access.told']

/**
 * Tells a business and those who answer for it that somebody asks or came in, and whoever asked or is invited what became of it:
 * where that is a partner, those who answer for it, too. Each is answered, so each is a piece of its own.
 */
export async function tellOfAccess(deps: NewsDeps, told: Told): Promise<void> {
  const { deed, businessId, memberId, edgeId } = told
  const group = `access:${businessId}:${memberId}`
  const ofBusiness = { actorId: businessId, group } as const
  switch (deed) {
    case 'asked':
      return tellMembers(deps, await requests(deps, told, group))
    case 'granted':
      return tellMembers(
        deps,
        await toPartner(deps, told, {
          ...ofBusiness,
          kind: 'access_request_granted',
          sourceKey: `access-granted:${edgeId}`,
        }),
      )
    case 'declined':
      return tellMembers(
        deps,
        await toPartner(deps, told, {
          ...ofBusiness,
          kind: 'access_request_declined',
          sourceKey: `access-declined:${edgeId}`,
        }),
      )
    case 'invited':
      return tellMembers(
        deps,
        await toPartner(deps, told, {
          ...ofBusiness,
          kind: 'access_invited',
          sourceKey: `access-invitation:${businessId}:${dayOf(edgeId)}`,
        }),
      )
    case 'accepted': {
      const news = {
        actorId: memberId,
        kind: 'access_accepted',
        group,
        sourceKey: `access-accepted:${edgeId}`,
      } as const
      return tellMembers(deps, await toThoseOf(deps, businessId, news))
    }
    case 'assigned': {
      const news = {
        actorId: memberId,
        kind: 'access_assigned',
        group,
        sourceKey: `access-assigned:${edgeId}`,
      } as const
      return tellMembers(deps, await toThoseOf(deps, businessId, news))
    }
  }
}

/** Who asks, takes it back and asks again is told of once a day. */
const dayOf = (edgeId: string): number => Math.floor(timeOf(edgeId) / DAY)

type News = Omit<NewNews, 'memberId' | 'objectId'>

/** For whoever asked or is invited. What people of others may do there concerns a partner only. */
const toPartner = async (deps: NewsDeps, { memberId, kind }: Told, news: News): Promise<NewNews[]> =>
  kind === 'partner' ? toThoseOf(deps, memberId, news) : [{ ...news, memberId }]

/** For an account, and for those who answer for it, whom it names as what it is about. */
async function toThoseOf(deps: NewsDeps, accountId: MemberId, news: News): Promise<NewNews[]> {
  const managers = await findManagers(deps.db, [accountId])
  const toManagers = managers.map(({ id }) => ({
    ...news,
    memberId: id,
    objectId: accountId,
    // Somebody may answer for two accounts, or be invited themself.
    sourceKey: `${news.sourceKey}:of:${accountId}`,
  }))
  return [{ ...news, memberId: accountId }, ...toManagers]
}

async function requests(deps: NewsDeps, { businessId, memberId, edgeId }: Told, group: string): Promise<NewNews[]> {
  const managers = await findManagers(deps.db, [businessId])
  const partnerIds = managers.flatMap(({ id, kind }) => (kind === 'partner' ? [id] : []))
  // Who lets people in at a partner of a partner answers for nobody here.
  const throughPartners = partnerIds.length === 0 ? [] : await findManagers(deps.db, partnerIds)
  const people = throughPartners.filter(({ kind }) => kind === 'person')
  const readers = new Set([businessId, ...managers.map(({ id }) => id), ...people.map(({ id }) => id)])
  return [...readers].map((readerId) => ({
    memberId: readerId,
    actorId: memberId,
    kind: 'access_requested',
    group,
    sourceKey: `access-request:${businessId}:${memberId}:${dayOf(edgeId)}`,
    objectId: businessId,
  }))
}
