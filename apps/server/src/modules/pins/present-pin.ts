import { formatWireDate, nodeId, type Pin } from '@pinfold/contract'
import { mayDo, type Viewer } from '../../platform/auth/viewer.ts'
import { sharedThing, withOwnFields } from '../../platform/http/wire-bytes.ts'
import type { AggregateRow } from '../aggregates/index.ts'
import { boardSight, cardKeyOf, type KnownBoard, presentBoardCard } from '../boards/index.ts'
import { type CardDeps, type KnownMember, presentMemberCard, standingTo } from '../graph/index.ts'
import type { LinkedPage } from '../linked-pages/index.ts'
import { presentSectionCard, type SectionRow } from '../sections/index.ts'
import { type KindParts, presentKind } from './kinds/pin-kinds.view.ts'
import { summaryOf } from './kinds/pin-page.view.ts'
import type { KnownPin } from './pin-facts.ts'
import type { MarksOfPin } from './pin-marks.ts'
import type { PinRow } from './pin-rows.queries.ts'
import { isVeiledFor, shownImages } from './veils/veiled-images.ts'
import { gridTitle, shownDescription } from './pin-words.ts'
import {
  canComment,
  canDeletePin,
  canEditPin,
  canFavoritePin,
  canReact,
  canRemoveFromBoard,
  canSavePin,
  canSeeStats,
  type PinFacts,
} from './pins.policy.ts'

/** What a pin is shown with beside what is known of it. */
export interface PinExtras {
  readonly aggregate: AggregateRow | undefined
  readonly section: SectionRow | undefined
  readonly marks: MarksOfPin
  readonly kindParts: KindParts
  readonly page: LinkedPage | undefined
}

type MarkFields = Pick<Pin, 'reaction_by_me' | 'favorited_by_me' | 'saved_by_me'>
/** What changes more often than pins, put into them as it is. */
type CardFields = Pick<Pin, 'pinner' | 'native_creator' | 'board' | 'rich_summary'>
type PinCore = Omit<Pin, keyof MarkFields | keyof CardFields>

/** The rows beside its own that a pin is shown with. */
interface MadeOf {
  readonly aggregate: AggregateRow | undefined
  readonly section: SectionRow | undefined
  readonly page: LinkedPage | undefined
  readonly pinner: KnownMember['row']
  readonly board: KnownBoard['row'] | undefined
  readonly owner: KnownMember['row'] | undefined
}

/** A pin as all are shown it who stand to it alike. */
interface Shown {
  readonly madeOf: MadeOf
  readonly core: PinCore
  readonly cards: CardFields
  /** To those who marked nothing. */
  readonly plain: Pin
}

/** Kept rows are the same objects from answer to answer, so what is made of them holds as long as they do. */
const shownOfRow = new WeakMap<PinRow, Map<number, Shown>>()
/** As many ways to stand to a pin are remembered: visitor, stranger, pinner, team and a few more. */
const MOST_STANDINGS = 6

const noMarks: MarkFields = { reaction_by_me: null, favorited_by_me: false, saved_by_me: null }

/** How much of what a pin's page says is shown: a card has no room for all of it. */
export type PinLook = 'card' | 'whole'

/** The pin as the viewer is shown it. Whether they may see it is decided before. */
export function presentPin(
  deps: CardDeps,
  viewer: Viewer,
  known: KnownPin,
  extras: PinExtras,
  look: PinLook = 'card',
): Pin {
  const { marks } = extras
  const pin = shownTo(deps, viewer, known, extras)
  const isUnmarked = marks.reaction === null && !marks.isFavorite && marks.saved === null
  if (isUnmarked && look === 'card') return pin.plain
  return withOwnFields(pin.core, {
    ...pin.cards,
    ...(look === 'whole' && { rich_summary: summaryOf(known.row, extras.page, look) }),
    reaction_by_me: marks.reaction,
    favorited_by_me: marks.isFavorite,
    saved_by_me: presentSaved(deps, marks.saved),
  })
}

function shownTo(deps: CardDeps, viewer: Viewer, known: KnownPin, extras: PinExtras): Shown {
  const { row, pinner, facts } = known
  const board = boardShownWith(known.board)
  const abilities = abilitiesOf(viewer, facts)
  const isVeiled = isVeiledFor(row, viewer, facts)
  const card = ((standingTo(pinner) << 6) | (board ? cardKeyOf(board) + 1 : 0)) << 9
  const standing = card | (Number(isVeiled) << 8) | abilityBits(abilities)
  const madeOf = {
    aggregate: extras.aggregate,
    section: extras.section,
    page: extras.page,
    pinner: pinner.row,
    board: known.board?.row,
    owner: known.board?.owner.row,
  }
  const ofRow = shownOfRow.get(row) ?? new Map<number, Shown>()
  const found = ofRow.get(standing)
  // Pages and films are no rows that are kept.
  if (row.kind === 'picture' && found !== undefined && isSame(found.madeOf, madeOf)) return found
  const isKept = row.kind === 'picture' && found !== undefined && isCoreSame(found.madeOf, madeOf)
  const core = isKept
    ? found.core
    : sharedThing(presentCore(deps, row, { pinner, board, abilities, isVeiled, ...extras }))
  const pinnerCard = presentMemberCard(deps, pinner)
  const cards = {
    pinner: pinnerCard,
    native_creator: row.isCreated ? pinnerCard : null,
    board: board && presentBoardCard(deps, board),
    rich_summary: summaryOf(row, extras.page, 'card'),
  }
  const shown = { madeOf, core, cards, plain: Object.freeze(withOwnFields(core, { ...cards, ...noMarks })) }
  if (ofRow.size >= MOST_STANDINGS) ofRow.clear()
  shownOfRow.set(row, ofRow.set(standing, shown))
  return shown
}

const isSame = (one: MadeOf, other: MadeOf) =>
  one.aggregate === other.aggregate &&
  one.section === other.section &&
  one.page === other.page &&
  one.pinner === other.pinner &&
  one.board === other.board &&
  one.owner === other.owner

/** Of members and boards it shows more than their cards: what keeps search engines out, and who may read it. */
const isCoreSame = (one: MadeOf, other: MadeOf) =>
  one.aggregate === other.aggregate &&
  one.section === other.section &&
  one.pinner.isSearchHidden === other.pinner.isSearchHidden &&
  one.board?.privacy === other.board?.privacy

/** The eight abilities as a number below 256. */
const abilityBits = (abilities: Pin['viewer_can']): number =>
  Object.values(abilities).reduce((bits, isAble) => (bits << 1) | Number(isAble), 0)

// Who left a board still sees their own pins there, and nothing of the board.
const boardShownWith = (board: KnownBoard | null) =>
  board !== null && boardSight(board.facts) === 'full' ? board : null

function presentSaved(deps: CardDeps, saved: MarksOfPin['saved']): Pin['saved_by_me'] {
  if (saved === null) return null
  const board = boardShownWith(saved.board)
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

interface Beside extends Omit<PinExtras, 'marks' | 'page'> {
  readonly pinner: KnownMember
  readonly board: KnownBoard | null
  readonly abilities: Pin['viewer_can']
  readonly isVeiled: boolean
}

function presentCore(deps: CardDeps, row: PinRow, beside: Beside): PinCore {
  const { pinner, board, aggregate, section, isVeiled } = beside
  const saves = aggregate?.saveCount ?? 0
  const description = shownDescription(row.description, row.title)
  return {
    id: row.id,
    type: 'pin',
    node_id: nodeId('Pin', row.id),
    images: shownImages(deps.mediaUrl, row, isVeiled),
    sensitivity: row.veil === '' ? null : { state: row.veil, is_veiled: isVeiled },
    // A signature is an address, too.
    image_signature: isVeiled ? '' : row.signature,
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
    is_comments_allowed: row.isCommentsAllowed,
    is_similar_products_shown: row.isSimilarShown,
    aggregated_pin_data: { id: row.aggregateId, aggregated_stats: { saves, done: aggregate?.doneCount ?? 0 } },
    hashtags: [],
    ...presentKind(deps.mediaUrl, row, beside.kindParts, isVeiled),
    section: board !== null && section ? presentSectionCard(section) : null,
    privacy: board?.row.privacy ?? (row.isReadableByAll ? 'public' : 'secret'),
    is_promoted: false,
    seo_noindex_reason: noindexReasonOf(row.isListed && row.isReadableByAll, pinner.row.isSearchHidden),
    viewer_can: beside.abilities,
  }
}
