import { formatWireDate, nodeId, type Pin } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, findSections, presentBoardCard, presentSectionCard, type SectionRow } from '../boards/index.ts'
import { type CardDeps, presentMemberCard } from '../graph/index.ts'
import { renditionImages } from '../media/index.ts'
import { type AggregateRow, findAggregates } from './aggregates.queries.ts'
import { type KnownPin, knowPins } from './pin-facts.ts'
import { gridTitle, shownDescription } from './pin-words.ts'
import {
  canDeletePin,
  canEditPin,
  canRemoveFromBoard,
  canSavePin,
  canSeePin,
  canSeeStats,
  isPinListed,
} from './pins.policy.ts'

/** `seen`: everything the viewer may read by its address. `listed`: what may stand in feeds, searches and profiles. */
type Wanted = 'seen' | 'listed'

/** Pins for the viewer, in the order of the ids; those they may not see are left out. Nine statements for any number of pins. */
export async function pinViews(deps: CardDeps, viewer: Viewer, ids: readonly Id[], wanted: Wanted): Promise<Pin[]> {
  const known = await knowPins(deps, viewer, ids)
  const visible = ids.flatMap((id) => {
    const pin = known.get(id)
    return pin && isVisible(pin, wanted) ? [pin] : []
  })
  if (visible.length === 0) return []
  const sectionIds = visible.flatMap(({ row }) => (row.sectionId === null ? [] : [row.sectionId]))
  const [aggregates, sections] = await Promise.all([
    findAggregates(deps.db, [...new Set(visible.map(({ row }) => row.aggregateId))]),
    sectionIds.length === 0 ? [] : findSections(deps.db, [...new Set(sectionIds)]),
  ])
  const aggregateById = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const sectionById = new Map(sections.map((section) => [section.id, section]))
  return visible.map((pin) =>
    presentPin(deps, pin, {
      aggregate: aggregateById.get(pin.row.aggregateId),
      section: pin.row.sectionId === null ? undefined : sectionById.get(pin.row.sectionId),
    }),
  )
}

const isVisible = ({ facts }: KnownPin, wanted: Wanted) =>
  wanted === 'listed' ? isPinListed(facts) : canSeePin(facts).isAllowed

/** One pin; throws `pin_not_found` where the viewer may not see it. */
export async function pinView(deps: CardDeps, viewer: Viewer, id: Id): Promise<Pin> {
  const [pin] = await pinViews(deps, viewer, [id], 'seen')
  if (!pin) throw new AppError('pin_not_found')
  return pin
}

interface PinExtras {
  aggregate: AggregateRow | undefined
  section: SectionRow | undefined
}

function presentPin(deps: CardDeps, { row, pinner, board, facts }: KnownPin, { aggregate, section }: PinExtras): Pin {
  const saves = aggregate?.saveCount ?? 0
  // Who left a board still sees their own pins there, and nothing of the board.
  const shownBoard = board !== null && boardSight(board.facts) === 'full' ? board : null
  return {
    id: row.id,
    type: 'pin',
    node_id: nodeId('Pin', row.id),
    images: renditionImages(deps.mediaUrl, row),
    image_signature: row.signature,
    dominant_color: row.dominantColor,
    placeholder: row.placeholder,
    title: row.title,
    grid_title: gridTitle(row.title),
    description: row.description,
    closeup_description: shownDescription(row.description),
    grid_description: shownDescription(row.description),
    alt_text: row.altText,
    auto_alt_text: null,
    link: row.link || null,
    tracked_link: row.link || null,
    domain: row.domain,
    created_at: formatWireDate(row.createdAt),
    repin_count: saves,
    comment_count: aggregate?.commentCount ?? 0,
    reaction_counts: aggregate?.reactionCounts ?? {},
    aggregated_pin_data: { id: row.aggregateId, aggregated_stats: { saves, done: 0 } },
    hashtags: [],
    is_video: false,
    pinner: presentMemberCard(deps, pinner),
    native_creator: row.isCreated ? presentMemberCard(deps, pinner) : null,
    board: shownBoard === null ? null : presentBoardCard(deps, shownBoard),
    section: shownBoard !== null && section ? presentSectionCard(section) : null,
    privacy: shownBoard?.row.privacy ?? (row.hasPublicPicture ? 'public' : 'secret'),
    is_promoted: false,
    seo_noindex_reason: row.isPublic && row.hasPublicPicture ? null : 'not_public',
    viewer_can: {
      save: canSavePin(facts).isAllowed,
      edit: canEditPin(facts).isAllowed,
      delete: canDeletePin(facts).isAllowed,
      remove_from_board: canRemoveFromBoard(facts).isAllowed,
      see_stats: canSeeStats(facts).isAllowed,
    },
  }
}

/** Whether the viewer may see the pin, for those who serve its picture. */
export async function maySeePin(deps: CardDeps, viewer: Viewer, id: Id): Promise<boolean> {
  const pin = (await knowPins(deps, viewer, [id])).get(id)
  return pin !== undefined && canSeePin(pin.facts).isAllowed
}
