import {
  boardCollaboratorResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  bulkEditResource,
  mergeBoards,
  mergeSections,
  pinResource,
  reorderPins,
  reorderSections,
  repinResource,
  restoreBoard,
  updateMe,
} from '@pinfold/contract'
import fc from 'fast-check'
import type { Lane, Reply } from './lane.ts'
import { bringOnto, type World } from './small-world.ts'
import { removeForGood, work } from './worker-steps.ts'

/** What a step may be, as often as it stands here. */
const kinds = `merge merge merge move-many move-many move-many copy-many copy-many delete-many save move delete-pin
  archive privacy privacy delete-board delete-board restore restore new-section new-section delete-section merge-sections merge-sections
  order-sections order-pins order-pins invite leave profile work work work work remove-for-good`.split(/\s+/)

/** One thing that somebody does; the numbers pick who and what. */
export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(5),
  one: fc.nat(11),
  other: fc.nat(29),
  count: fc.nat(9),
})

/** A step where a separate worker does the work: more of what takes long, nothing that the worker does by the clock. */
export const longStep = fc.record({
  kind: fc.constantFrom(...kinds.filter((kind) => kind !== 'work' && kind !== 'remove-for-good')),
  who: fc.nat(3),
  one: fc.nat(11),
  other: fc.nat(29),
  // Mostly whole boards and sections.
  count: fc.constantFrom(1, 2, 4, 5, 7, 8, 9),
})
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What a step's numbers picked. */
interface Picked {
  readonly lane: Lane
  readonly world: World
  readonly step: Step
  readonly actor: string
  readonly board: string
  readonly otherBoard: string
  readonly section: { readonly id: string; readonly boardId: string } | undefined
  readonly pin: string
  readonly pins: readonly string[]
}

type Take = (picked: Picked) => Promise<Reply<unknown> | null>

const at = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(list.length, 1)]

/** Two of three steps are taken by whoever the thing belongs to: strangers are refused, and that changes nothing. */
function pick(lane: Lane, world: World, given: Step): Picked {
  const { who, one, other, count } = given
  const board = at(world.boards, one) ?? ''
  const pin = at(world.pins, other) ?? ''
  const isOfPin = ['move', 'delete-pin', 'save'].includes(given.kind)
  const maker = world.makers.get(isOfPin ? pin : board)
  return {
    lane,
    world,
    step: given,
    actor: (who < 4 ? maker : undefined) ?? at(world.people, who) ?? '',
    board,
    otherBoard: at(world.boards, other) ?? '',
    section: at(
      world.sections.filter(({ boardId }) => count % 2 === 0 || boardId === board),
      other,
    ),
    pin,
    pins: world.pins.filter((_, index) => (index + other) % 4 < 1 + (count % 4)).slice(0, count + 1),
  }
}

/** Some pins by name, all of a board, or all of a section. */
function whichPins({ step: { count }, board, section, pins }: Picked) {
  if (count % 3 === 0) return { pin_ids: [...pins] }
  if (count % 3 === 1 || section === undefined) return { source_board_id: board }
  return { source_board_id: section.boardId, source_section_id: section.id }
}

/** What stands there when it is asked for: nothing else may go, or be copied, by that. */
async function namedPins(picked: Picked): Promise<string[]> {
  const which = whichPins(picked)
  if ('pin_ids' in which && which.pin_ids !== undefined) return which.pin_ids
  const { rows } = await picked.lane.pool.query<{ id: string }>(
    'select id from pins where board_id = $1 and ($2::bigint is null or section_id = $2)',
    [which.source_board_id, 'source_section_id' in which ? which.source_section_id : null],
  )
  return rows.map(({ id }) => id)
}

const sectionOf = (picked: Picked, boardId: string) =>
  picked.section?.boardId === boardId && picked.step.other % 2 === 0 ? picked.section.id : ''

const takes: Readonly<Record<string, Take>> = {
  async merge({ lane, world, actor, board, otherBoard, step: { other } }) {
    // Mostly into another of one's own.
    const own = world.boards.filter((id) => id !== board && world.makers.get(id) === world.makers.get(board))
    const target = other % 4 === 0 ? otherBoard : (at(own, other) ?? otherBoard)
    const answer = await lane.ask(actor, mergeBoards, { source_id: board, target_id: target })
    if (answer.refusal === null && own.includes(target)) world.merged.add(board)
    return answer
  },
  'move-many': (picked) => {
    const boardId = picked.step.other % 7 === 0 ? '' : picked.otherBoard
    const options = { ...whichPins(picked), board_id: boardId, section_id: sectionOf(picked, boardId) }
    return picked.lane.ask(picked.actor, bulkEditResource.update, options)
  },
  async 'copy-many'(picked) {
    const { lane, world, actor, otherBoard } = picked
    const named = await namedPins(picked)
    const options = { ...whichPins(picked), board_id: otherBoard, section_id: sectionOf(picked, otherBoard) }
    const answer = await lane.ask(actor, bulkEditResource.create, options)
    for (const pin of answer.refusal === null ? named : []) {
      const key = `${actor} ${pin}`
      world.copies.set(key, (world.copies.get(key) ?? 0) + 1)
    }
    return answer
  },
  async 'delete-many'(picked) {
    const named = await namedPins(picked)
    const answer = await picked.lane.ask(picked.actor, bulkEditResource.delete, whichPins(picked))
    if (answer.refusal === null) for (const pin of named) picked.world.mayBeGone.add(pin)
    return answer
  },
  async save({ lane, world, actor, pin, board }) {
    const answer = await lane.ask(actor, repinResource.create, { pin_id: pin, board_id: board })
    if (answer.data) world.note(answer.data.id, actor, 'pins')
    return answer
  },
  move: ({ lane, actor, pin, board }) => lane.ask(actor, pinResource.update, { id: pin, board_id: board }),
  async 'delete-pin'({ lane, world, actor, pin }) {
    const answer = await lane.ask(actor, pinResource.delete, { id: pin })
    if (answer.refusal === null) world.mayBeGone.add(pin)
    return answer
  },
  archive: ({ lane, actor, board, step: { other } }) =>
    lane.ask(actor, boardResource.update, { board_id: board, archived: other % 2 === 0 }),
  privacy: ({ lane, actor, board, step: { other } }) =>
    lane.ask(actor, boardResource.update, {
      board_id: board,
      privacy: at(['public', 'protected', 'secret'] as const, other) ?? 'public',
    }),
  'delete-board': ({ lane, actor, board }) => lane.ask(actor, boardResource.delete, { board_id: board }),
  async restore({ lane, actor, board, step: { who, other } }) {
    const { rows } = await lane.pool.query<{ id: string; owner_id: string }>(
      'select id, owner_id from boards where deleted_at is not null order by id',
    )
    const deleted = at(rows, other)
    return lane.ask(who < 4 ? (deleted?.owner_id ?? actor) : actor, restoreBoard, { board_id: deleted?.id ?? board })
  },
  async 'new-section'({ lane, world, actor, board, pins }) {
    const name = `Section ${world.sections.length}`
    const answer = await lane.ask(actor, boardSectionResource.create, {
      board_id: board,
      name,
      initial_pins: [...pins],
    })
    if (answer.data) world.sections.push({ id: answer.data.id, boardId: board })
    return answer
  },
  'delete-section': async ({ lane, actor, section }) =>
    section ? lane.ask(actor, boardSectionEditResource.delete, { section_id: section.id }) : null,
  'merge-sections': async ({ lane, world, actor, section, step: { one, count } }) => {
    const target = at(
      world.sections.filter(({ id, boardId }) => count > 7 || (boardId === section?.boardId && id !== section.id)),
      one,
    )
    if (!section || !target) return null
    return lane.ask(actor, mergeSections, { source_id: section.id, target_id: target.id })
  },
  'order-sections': ({ lane, world, actor, board }) =>
    lane.ask(actor, reorderSections, {
      board_id: board,
      section_ids: world.sections.flatMap(({ id, boardId }) => (boardId === board ? [id] : [])).toReversed(),
    }),
  async 'order-pins'({ lane, actor, board, step: { other, count } }) {
    const { rows } = await lane.pool.query<{ id: string }>('select id from pins where board_id = $1 order by id', [
      board,
    ])
    const ids = rows.map(({ id }) => id)
    const [moved, after] = [ids.slice(0, 1 + (count % 4)), at(ids, other) ?? '']
    const afterPinId = moved.includes(after) ? '' : after
    return lane.ask(actor, reorderPins, { board_id: board, pin_ids: moved, after_pin_id: afterPinId })
  },
  async invite({ lane, world, board, step: { other } }) {
    await bringOnto(lane, {
      ownerId: world.makers.get(board) ?? '',
      boardId: board,
      guestId: at(world.people, other) ?? '',
    })
    return null
  },
  leave: ({ lane, world, board, step: { other, count } }) => {
    const member = at(world.people, other) ?? ''
    const asker = count % 2 === 0 ? member : (world.makers.get(board) ?? '')
    return lane.ask(asker, boardCollaboratorResource.delete, { board_id: board, invited_user_id: member })
  },
  profile: ({ lane, world, step: { other, count } }) =>
    lane.ask(at(world.people, count) ?? '', updateMe, { is_private_profile: other % 2 === 0 }),
  work: async ({ lane, step: { other, count } }) => {
    await work(lane, { which: other, isTwice: count === 0 })
    return null
  },
  'remove-for-good': async ({ lane, world, step: { count } }) => {
    if (count < 3) await removeForGood(lane, world)
    return null
  },
}

/** Does one step; what was refused comes back by its name, null where there was nothing to ask. */
export async function take(lane: Lane, world: World, given: Step): Promise<Reply<unknown> | null> {
  const does = takes[given.kind]
  if (!does) throw new Error(`nobody knows ${given.kind}`)
  return does(pick(lane, world, given))
}
