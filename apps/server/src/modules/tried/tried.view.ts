import { formatWireDate, nodeId, type Pin, type Tried, type MemberId, type PinId } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { presentMemberCard } from '../graph/index.ts'
import { findVeiled, type PictureFacts, renditionImages } from '../media/index.ts'
import { canSeePin, isVeiledFor, knowPin, type Place, pinViews, type PinViewDeps, shownImages } from '../pins/index.ts'
import { knowTries, type KnownTry } from './tried-facts.ts'
import { canDeleteTry, canSeeTry } from './tried.policy.ts'
import { findTries, findTriesOfAggregate, findTriesOfMember, type TryRow } from './tried.queries.ts'

const MOST_ROUNDS = 4

/** What a member tried, newest first; only where the viewer may see the pin. The caller checks the member's lists. */
export function memberTriesView(
  deps: PinViewDeps,
  viewer: Viewer,
  memberId: MemberId,
  place: Place,
): Promise<Page<Tried[]>> {
  return fillTryPage(
    place,
    async (at) => (await findTriesOfMember(deps.db, memberId, at)).map((row) => ({ key: row.id, row })),
    async (rows) => (await presentTries(deps, viewer, rows)).filter(({ pin }) => pin !== null),
  )
}

/** Who tried what a pin shows, newest first. Throws `pin_not_found`. */
export async function pinTriesView(
  deps: PinViewDeps,
  viewer: Viewer,
  pinId: PinId,
  place: Place,
): Promise<Page<Tried[]>> {
  const { row, facts } = await knowPin(deps, viewer, pinId)
  requireAllowed(canSeePin(facts))
  return fillTryPage(
    place,
    async (at) => {
      const edges = await findTriesOfAggregate(deps.db, row.aggregateId, at)
      const rows = new Map(
        (
          await findTries(
            deps.db,
            edges.map(({ tryId }) => tryId),
          )
        ).map((each) => [each.id, each]),
      )
      return edges.map(({ edgeId, tryId }) => ({ key: edgeId, row: rows.get(tryId) }))
    },
    (rows) => presentTries(deps, viewer, rows),
  )
}

/** One try that the viewer just made. */
export async function triedView(deps: PinViewDeps, viewer: Viewer, id: Id): Promise<Tried> {
  const [tried] = await presentTries(deps, viewer, await findTries(deps.db, [id]))
  if (!tried) throw new AppError('tried_not_found')
  return tried
}

interface Entry {
  key: string
  row: TryRow | undefined
}

/** Fills a page in at most four rounds, since hidden ones are left out; `next` is the last key examined. */
async function fillTryPage(
  place: Place,
  find: (place: Place) => Promise<Entry[]>,
  present: (rows: TryRow[]) => Promise<Tried[]>,
): Promise<Page<Tried[]>> {
  const items: Tried[] = []
  let { after } = place
  for (let round = 0; round < MOST_ROUNDS && items.length < place.limit; round += 1) {
    const limit = place.limit - items.length
    const entries = await find({ after, limit })
    items.push(...(await present(entries.flatMap(({ row }) => (row ? [row] : [])))))
    after = entries.at(-1)?.key ?? after
    if (entries.length < limit) return { items, next: null }
  }
  return { items, next: after }
}

async function presentTries(deps: PinViewDeps, viewer: Viewer, rows: readonly TryRow[]): Promise<Tried[]> {
  const known = (await knowTries(deps, viewer, rows)).filter(({ facts }) => canSeeTry(facts).isAllowed)
  const pinIds = [...new Set(known.map(({ row }) => row.pinId))]
  const pins = new Map((await pinViews(deps, viewer, pinIds, 'listed')).map((pin) => [pin.id, pin]))
  const photos = known.flatMap(({ row }) => (row.contentHash === null ? [] : [row.contentHash]))
  const veiled = await findVeiled(deps.db, photos)
  return known.map((each) => {
    const { contentHash } = each.row
    const veil = contentHash === null ? undefined : veiled.get(contentHash)
    const isVeiled =
      veil !== undefined && isVeiledFor({ ...veil, ...ownPhoto }, viewer, { isPinner: each.facts.isAuthor })
    return presentTried(deps, each, { pin: pins.get(each.row.pinId) ?? null, veil: isVeiled ? veil : null })
  })
}

/** A photo is uploaded by whoever tried it. */
const ownPhoto = { isCreated: true }

interface Around {
  readonly pin: Pin | null
  /** What is shown in the place of the photo; null where it is shown itself. */
  readonly veil: Pick<PictureFacts, 'dominantColor' | 'placeholder' | 'veil'> | null
}

function presentTried(deps: PinViewDeps, { row, author, pin: through, facts }: KnownTry, { pin, veil }: Around): Tried {
  // The photo's address asks for this pin, so it is only given to whom it answers.
  const isPhotoSeen = through !== null && canSeePin(through.facts).isAllowed
  const { signature, extension, width, height } = row
  const hasPhoto = isPhotoSeen && signature !== null && extension !== null && width !== null && height !== null
  return {
    id: row.id,
    type: 'userdiditdata',
    node_id: nodeId('UserDidItData', row.id),
    details: row.details,
    created_at: formatWireDate(row.createdAt),
    user: presentMemberCard(deps, author),
    pin,
    // The signature is an address, too.
    image_signature: hasPhoto && veil === null ? signature : null,
    images: hasPhoto ? photoOf(deps.mediaUrl, { signature, extension, width, height }, veil) : null,
    viewer_can: { delete: canDeleteTry(facts).isAllowed },
  }
}

const photoOf = (
  mediaUrl: string,
  photo: Parameters<typeof renditionImages>[1],
  veil: Around['veil'],
): ReturnType<typeof renditionImages> =>
  veil === null ? renditionImages(mediaUrl, photo) : shownImages(mediaUrl, { ...photo, ...veil }, true)
