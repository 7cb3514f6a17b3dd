import { type MemberCard, type Mention, type Pin, type ProductTag, routes, type Topic } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import { isOpenToRole, type Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/db.ts'
import { withOwnFields } from '../../platform/http/wire-bytes.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findSections } from '../sections/index.ts'
import {
  type CardDeps,
  knowMembers,
  presentMemberCard,
  presentMentions,
  sightOf,
  type StoredMention,
  topicsView,
} from '../graph/index.ts'
import { findAggregates } from '../aggregates/index.ts'
import { pagesOfLinks } from '../linked-pages/index.ts'
import { kindPartsOf } from './kinds/pin-kinds.view.ts'
import { presentProductTags } from './kinds/pin-products.ts'
import { selectPinProducts } from './kinds/pin-products.queries.ts'
import { topicsOfPins } from './kinds/pin-topics.ts'
import { type KnownPin, knowPins, readAsFound } from './pin-facts.ts'
import { findPublicCreators } from './shared/public-creators.queries.ts'
import type { PinViewDeps } from './pin-marks.ts'
import { canSeePin, isPinListed } from './pins.policy.ts'
import { type PinLook, presentPin } from './present-pin.ts'

/**
 * `seen`: everything the viewer may read by its address. `listed`: what may stand on profiles. `suggested`: what may
 * stand in feeds, searches and suggestions, where nothing is that the viewer has hidden.
 */
export type Wanted = 'seen' | 'listed' | 'suggested'

/**
 * Pins for the viewer, in the order of the ids; those they may not see are left out. Any number of pins costs a member
 * eight statements, a visitor six; one more where the member has some of the pictures on boards of their own, two where
 * on boards of others; two more where there is a story or a video among them, one where there is a link to a page.
 */
export async function pinViews(
  deps: PinViewDeps,
  asking: Viewer,
  ids: readonly Id[],
  wanted: Wanted,
  look: PinLook = 'card',
): Promise<Pin[]> {
  const viewer = asReader(asking)
  const known = await knowPins(deps, viewer, ids)
  const visible = ids.flatMap((id) => {
    const pin = known.get(id)
    return pin && isVisible(pin, wanted) ? [pin] : []
  })
  if (visible.length === 0) return []
  const sectionIds = visible.flatMap(({ row }) => (row.sectionId === null ? [] : [row.sectionId]))
  const rows = visible.map(({ row }) => row)
  const [aggregates, sections, markOf, kindParts, pageOf] = await Promise.all([
    findAggregates(deps.db, [...new Set(visible.map(({ row }) => row.aggregateId))]),
    sectionIds.length === 0 ? [] : findSections(deps.db, [...new Set(sectionIds)]),
    deps.pinMarks.read(deps, viewer, visible, { isAskingHidden: wanted === 'suggested' }),
    kindPartsOf(deps.db, rows),
    pagesOfLinks(deps.db, rows),
  ])
  const aggregateById = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const sectionById = new Map(sections.map((section) => [section.id, section]))
  return visible.flatMap((pin) => {
    const marks = markOf(pin)
    if (marks.isHidden) return []
    const aggregate = aggregateById.get(pin.row.aggregateId)
    const section = pin.row.sectionId === null ? undefined : sectionById.get(pin.row.sectionId)
    const page = pageOf(pin.row)
    return [presentPin(deps, viewer, pin, { aggregate, section, marks, kindParts, page }, look)]
  })
}

function isVisible({ row, facts, pinner }: KnownPin, wanted: Wanted): boolean {
  if (wanted === 'seen') return canSeePin(facts).isAllowed
  // Whose pins are held back, and whose picture employees have yet to look at, sees them suggested as before, and nobody
  // else does.
  const isHeld = pinner.row.isHeldBack || row.veil === 'held'
  return isPinListed(facts) && (wanted === 'listed' || !isHeld || facts.isPinner)
}

/** Whether the pin may stand in feeds, searches and suggestions, for the viewer it was loaded for. */
export const isPinSuggested = (pin: KnownPin): boolean => isVisible(pin, 'suggested')

/** One pin; throws `pin_not_found` where the viewer may not see it. */
export async function pinView(deps: PinViewDeps, viewer: Viewer, id: Id): Promise<Pin> {
  const reader = asReader(viewer)
  const [pin] = await pinViews(deps, reader, [id], 'seen', 'whole')
  if (!pin) {
    await readAsFound(deps, reader, id)
    throw new AppError('pin_not_found')
  }
  const row = (await knowPins(deps, reader, [id])).get(id)?.row
  const [creator, topics, mentions, productTags] = await Promise.all([
    pin.native_creator ?? creatorOf(deps, viewer, pin.aggregated_pin_data.id),
    row?.topicCount ? topicsOf(deps, reader, id) : [],
    row ? mentionsOf(deps, reader, row.mentions) : [],
    row?.productCount ? productTagsOf(deps, reader, id) : [],
  ])
  return withOwnFields(pin, {
    closeup_attribution: creator,
    topics,
    mentions,
    product_tags: productTags,
    is_downstream_promotion: false,
    promoter: null,
    seo_title: pin.title || null,
    seo_description: pin.closeup_description || null,
    seo_url: routes.closeup.build({ pinId: pin.id }),
  })
}

/** Whom its description names; no statement where nobody is named. */
async function mentionsOf(deps: CardDeps, viewer: Viewer, mentions: readonly StoredMention[]): Promise<Mention[]> {
  if (mentions.length === 0) return []
  const ids = mentions.map(({ user_id }) => user_id)
  return presentMentions(mentions, await knowMembers(deps, viewer, ids))
}

/** The products on a pin's picture; one statement, and those of a list of pins. */
async function productTagsOf(deps: PinViewDeps, viewer: Viewer, id: Id): Promise<ProductTag[]> {
  const placed = await selectPinProducts(deps.db, id)
  const ids = placed.map(({ productId }) => productId)
  return presentProductTags(placed, await pinViews(deps, viewer, ids, 'seen'))
}

/** What a pin is about. */
async function topicsOf(deps: PinViewDeps, viewer: Viewer, id: Id): Promise<Topic[]> {
  const topicIds = (await topicsOfPins(deps.db, [id])).get(id) ?? []
  return topicIds.length === 0 ? [] : topicsView(deps, viewer, topicIds)
}

/**
 * Who made a picture that others saved, while their own pin of it is public and whoever is asking may see them. Two
 * statements at most.
 */
async function creatorOf(deps: CardDeps, asking: Viewer, aggregateId: Id): Promise<MemberCard | null> {
  const [found] = await findPublicCreators(deps.db, [aggregateId])
  const creatorId = found?.creatorId ?? null
  if (creatorId === null) return null
  const creator = (await knowMembers(deps, asReader(asking), [creatorId])).get(creatorId)
  return creator && sightOf(creator) === 'full' ? presentMemberCard(deps, creator) : null
}

/** Whether the viewer may see the pin, for those who serve its picture; with roles on parts of a business, those on their boards. */
export async function maySeePin(deps: { readonly db: Db }, viewer: Viewer, id: Id): Promise<boolean> {
  const pin = (await knowPins(deps, viewer, [id])).get(id)
  return pin !== undefined && canSeePin(pin.facts).isAllowed && isOpenToRole(viewer, pin.row.boardId)
}
