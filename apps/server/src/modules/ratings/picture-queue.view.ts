import { type AdminPicture, formatWireDate, pictureUrl, routes } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/http/binder.ts'
import { hiddenPicturePath } from '../administration/index.ts'
import { findMembers } from '../accounts/index.ts'
import { findAnAddressOf } from '../media/index.ts'
import { findFirstPinsShowing, findPins } from '../pins/index.ts'
import { findRatings, findWaiting, type QueuePlace, type VerdictRow } from './ratings.queries.ts'
import { waiting } from './verdict.ts'

const reasons = Object.keys(waiting) as (keyof typeof waiting)[]

/** What waits for employees, with what the model says of it and whose it is; six statements at most. */
export async function pictureQueueView(
  { db }: { readonly db: Db },
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Page<AdminPicture[]>> {
  const rows = await findWaiting(db, after === null ? null : readPlace(after), limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: await presentWaiting(db, shown), next: last ? writePlace(last) : null }
}

async function presentWaiting(db: Db, rows: readonly VerdictRow[]): Promise<AdminPicture[]> {
  if (rows.length === 0) return []
  const hashes = rows.map(({ contentHash }) => contentHash)
  const [ratings, showing] = await Promise.all([findRatings(db, hashes), findFirstPinsShowing(db, hashes)])
  const pins = new Map((await findPins(db, [...new Set(showing.values())])).map((pin) => [pin.id, pin]))
  // Photos of what somebody tried stand on no pin of their own.
  const unseen = hashes.filter((hash) => !showing.has(hash))
  const addresses = unseen.length === 0 ? [] : await findAnAddressOf(db, unseen)
  const addressOf = new Map(addresses.map((address) => [address.contentHash, address]))
  const ofProfiles = rows.flatMap(({ memberId }) => memberId ?? [])
  const ofPins = [...pins.values()].map(({ pinnerId }) => pinnerId)
  const ownerIds = [...ofPins, ...ofProfiles, ...addresses.map(({ ownerId }) => ownerId)]
  const owners = await findMembers(db, [...new Set(ownerIds)])
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]))
  return rows.map((row): AdminPicture => {
    const pin = pins.get(showing.get(row.contentHash) ?? '0')
    const address = addressOf.get(row.contentHash)
    const owner = ownerOf.get(pin?.pinnerId ?? row.memberId ?? address?.ownerId ?? '0')
    const signature = pin?.signature ?? address?.signature
    const rating = ratings.get(row.contentHash)
    return {
      id: row.contentHash,
      verdict: row.verdict,
      is_by_employee: row.isByEmployee,
      is_like_blocked: row.isLikeBlocked,
      waits_for: reasons[row.waits ?? 0] ?? 'held',
      score: rating ? Math.round(rating.sensitive * 1000) / 1000 : null,
      noted_at: formatWireDate(row.notedAt),
      pin_id: pin?.id ?? row.pinId,
      member_id: pin ? null : row.memberId,
      title: pin?.title ?? '',
      path: pathOf(pin, row.memberId === null ? undefined : owner),
      owner: owner ? { id: owner.id, username: owner.username, full_name: owner.fullName } : null,
      image_url: signature === undefined ? null : hiddenPicturePath(pictureUrl('', '474x', signature, 'jpg')),
      placeholder: pin?.placeholder ?? null,
    }
  })
}

/** Where it shows: on a pin, or else on somebody's profile. */
function pathOf(
  pin: { readonly id: string } | undefined,
  owner: { readonly username: string } | undefined,
): string | null {
  if (pin) return routes.closeup.build({ pinId: pin.id })
  return owner ? routes.profile.build({ username: owner.username }) : null
}

const writePlace = ({ waits, notedAt, contentHash }: VerdictRow) => `${waits ?? 0}.${notedAt.getTime()}.${contentHash}`

function readPlace(text: string): QueuePlace {
  const [waits = '0', moment = '0', contentHash = ''] = text.split('.')
  return { waits: Number(waits), notedAt: new Date(Number(moment)), contentHash }
}
