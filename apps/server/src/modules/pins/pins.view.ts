import { formatWireDate, type MemberCard, nodeId, type Pin, routes } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import { mayDo, type Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, type KnownBoard, presentBoardCard } from '../boards/index.ts'
import { findSections, presentSectionCard, type SectionRow } from '../sections/index.ts'
import { type CardDeps, knowMembers, presentMemberCard, sightOf } from '../graph/index.ts'
import { renditionImages } from '../media/index.ts'
import { type AggregateRow, findAggregates } from '../aggregates/index.ts'
import { type KindParts, kindPartsOf, presentKind } from './kinds/pin-kinds.view.ts'
import { type KnownPin, knowPins, readAsFound } from './pin-facts.ts'
import { findPublicCreator } from './shared/shared-pins.queries.ts'
import { gridTitle, shownDescription } from './pin-words.ts'
import type { MarksOfPin, PinViewDeps } from './pin-marks.ts'
import {
  canComment,
  canDeletePin,
  canEditPin,
  canFavoritePin,
  canReact,
  canRemoveFromBoard,
  canSavePin,
  canSeePin,
  canSeeStats,
  isPinListed,
  type PinFacts,
} from './pins.policy.ts'

/**
 * `seen`: everything the viewer may read by its address. `listed`: what may stand on profiles. `suggested`: what may
 * stand in feeds, searches and suggestions, where nothing is that the viewer has hidden.
 */
export type Wanted = 'seen' | 'listed' | 'suggested'

/**
 * Pins for the viewer, in the order of the ids; those they may not see are left out. Any number of pins costs a member
 * eight statements, a visitor six; one more where the member has some of the pictures on boards of their own, two where
 * on boards of others; two more where there is a story or a video among them.
 */
export async function pinViews(deps: PinViewDeps, asking: Viewer, ids: readonly Id[], wanted: Wanted): Promise<Pin[]> {
  const viewer = asReader(asking)
  const known = await knowPins(deps, viewer, ids)
  const visible = ids.flatMap((id) => {
    const pin = known.get(id)
    return pin && isVisible(pin, wanted) ? [pin] : []
  })
  if (visible.length === 0) return []
  const sectionIds = visible.flatMap(({ row }) => (row.sectionId === null ? [] : [row.sectionId]))
  const [aggregates, sections, markOf, kindParts] = await Promise.all([
    findAggregates(deps.db, [...new Set(visible.map(({ row }) => row.aggregateId))]),
    sectionIds.length === 0 ? [] : findSections(deps.db, [...new Set(sectionIds)]),
    deps.pinMarks.read(deps, viewer, visible, { isAskingHidden: wanted === 'suggested' }),
    kindPartsOf(
      deps.db,
      visible.map(({ row }) => row),
    ),
  ])
  const aggregateById = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const sectionById = new Map(sections.map((section) => [section.id, section]))
  return visible
    .filter((pin) => !markOf(pin).isHidden)
    .map((pin) =>
      presentPin(deps, viewer, pin, {
        aggregate: aggregateById.get(pin.row.aggregateId),
        section: pin.row.sectionId === null ? undefined : sectionById.get(pin.row.sectionId),
        marks: markOf(pin),
        kindParts,
      }),
    )
}

const isVisible = ({ facts }: KnownPin, wanted: Wanted) =>
  wanted === 'seen' ? canSeePin(facts).isAllowed : isPinListed(facts)

/** One pin; throws `pin_not_found` where the viewer may not see it. */
export async function pinView(deps: PinViewDeps, viewer: Viewer, id: Id): Promise<Pin> {
  const reader = asReader(viewer)
  const [pin] = await pinViews(deps, reader, [id], 'seen')
  if (!pin) {
    await readAsFound(deps, reader, id)
    throw new AppError('pin_not_found')
  }
  return {
    ...pin,
    closeup_attribution: pin.native_creator ?? (await creatorOf(deps, viewer, pin.aggregated_pin_data.id)),
    is_downstream_promotion: false,
    promoter: null,
    rich_summary: null,
    seo_title: pin.title || null,
    seo_description: pin.closeup_description || null,
    seo_url: routes.closeup.build({ pinId: pin.id }),
  }
}

/**
 * Who made a picture that others saved, while their own pin of it is public and whoever is asking may see them. Two
 * statements at most.
 */
async function creatorOf(deps: CardDeps, asking: Viewer, aggregateId: Id): Promise<MemberCard | null> {
  const creatorId = await findPublicCreator(deps.db, aggregateId)
  if (creatorId === null) return null
  const creator = (await knowMembers(deps, asReader(asking), [creatorId])).get(creatorId)
  return creator && sightOf(creator) === 'full' ? presentMemberCard(deps, creator) : null
}

interface PinExtras {
  aggregate: AggregateRow | undefined
  section: SectionRow | undefined
  marks: MarksOfPin
  kindParts: KindParts
}

// Who left a board still sees their own pins there, and nothing of the board.
const shown = (board: KnownBoard | null) => (board !== null && boardSight(board.facts) === 'full' ? board : null)

function presentSaved(deps: CardDeps, saved: MarksOfPin['saved']): Pin['saved_by_me'] {
  if (saved === null) return null
  const board = shown(saved.board)
  return { pin_id: saved.pinId, board: board && presentBoardCard(deps, board) }
}

const noindexReasonOf = (isPublic: boolean, isSearchHidden: boolean) => {
  if (!isPublic) return 'not_public'
  return isSearchHidden ? 'hidden_by_owner' : null
}

/** What the viewer is offered: what the policy lets them do, and, where they act for another, what their role opens. */
function abilitiesOf(viewer: Viewer, facts: PinFacts): Pin['viewer_can'] {
  const [mayEdit, mayManage] = [mayDo(viewer, 'edit'), mayDo(viewer, 'manage')]
  return {
    save: mayEdit && canSavePin(facts).isAllowed,
    edit: mayEdit && canEditPin(facts).isAllowed,
    delete: mayManage && canDeletePin(facts).isAllowed,
    remove_from_board: mayManage && canRemoveFromBoard(facts).isAllowed,
    see_stats: canSeeStats(facts).isAllowed,
    react: mayEdit && canReact(facts).isAllowed,
    comment: mayEdit && canComment(facts).isAllowed,
    favorite: mayEdit && canFavoritePin(facts).isAllowed,
  }
}

function presentPin(deps: CardDeps, viewer: Viewer, { row, pinner, board, facts }: KnownPin, extras: PinExtras): Pin {
  const { aggregate, section, marks } = extras
  const saves = aggregate?.saveCount ?? 0
  const shownBoard = shown(board)
  const description = shownDescription(row.description, row.title)
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
    closeup_description: description,
    grid_description: description,
    alt_text: row.altText,
    auto_alt_text: null,
    link: row.link || null,
    tracked_link: row.link || null,
    domain: row.domain,
    created_at: formatWireDate(row.createdAt),
    repin_count: saves,
    comment_count: aggregate?.commentCount ?? 0,
    reaction_counts: aggregate?.reactionCounts ?? {},
    reaction_by_me: marks.reaction,
    favorited_by_me: marks.isFavorite,
    saved_by_me: presentSaved(deps, marks.saved),
    is_comments_allowed: row.isCommentsAllowed,
    aggregated_pin_data: { id: row.aggregateId, aggregated_stats: { saves, done: aggregate?.doneCount ?? 0 } },
    hashtags: [],
    ...presentKind(deps.mediaUrl, row, extras.kindParts),
    pinner: presentMemberCard(deps, pinner),
    native_creator: row.isCreated ? presentMemberCard(deps, pinner) : null,
    board: shownBoard === null ? null : presentBoardCard(deps, shownBoard),
    section: shownBoard !== null && section ? presentSectionCard(section) : null,
    privacy: shownBoard?.row.privacy ?? (row.isReadableByAll ? 'public' : 'secret'),
    is_promoted: false,
    seo_noindex_reason: noindexReasonOf(row.isListed && row.isReadableByAll, pinner.row.isSearchHidden),
    viewer_can: abilitiesOf(viewer, facts),
  }
}

/** Whether the viewer may see the pin, for those who serve its picture. */
export async function maySeePin(deps: { readonly db: Db }, viewer: Viewer, id: Id): Promise<boolean> {
  const pin = (await knowPins(deps, viewer, [id])).get(id)
  return pin !== undefined && canSeePin(pin.facts).isAllowed
}
