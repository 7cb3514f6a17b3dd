import { pinResource, routes, userFollowResource } from '@pinfold/contract'
import { addCollaborator, makeBoard, makePin, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountVeil, type Ask, blockVeil, boardVeil, privateVeil, teamVeil } from './kinds-of-veils.ts'
import { hiddenForGood, type MovingVeil, type Veil, veilOf } from './veils.ts'

const PINS_OF_BOARD = 3

/** A board that is looked for. */
export interface Place {
  readonly id: string
  readonly owner: SignedIn
  readonly slug: string
  readonly section: { readonly id: string; readonly slug: string }
}

/** A pin that is looked for. */
export interface Shown {
  readonly id: string
  readonly place: Place
  /** Of its picture, as somebody saw it last. */
  signature: string
}

/** Members with pins that are hidden and shown, and others who look for them. */
export interface HiddenWorld {
  /** Who look, beside visitors. */
  readonly members: readonly SignedIn[]
  /** By their ids; those that were deleted are looked for as well, while they are among the last. */
  readonly pins: ReadonlyMap<string, Shown>
  /** What covers a pin or a board, by its id; also what was deleted long ago. */
  readonly veilsOver: ReadonlyMap<string, readonly Veil[]>
  readonly moving: readonly MovingVeil[]
}

/** Makes it; its changes go through `ask`. */
export async function createHiddenWorld(app: TestApp, ask: Ask): Promise<HiddenWorld> {
  const [ana, ben, dan] = [await signUp(app), await signUp(app), await signUp(app)]
  const [cem, col, eve] = [await signUp(app), await signUp(app), await signUp(app)]
  for (const owner of [ana, ben]) await cem.ask(userFollowResource.create, { user_id: owner.member.id })

  const pins = new Map<string, Shown>()
  const veilsOver = new Map<string, readonly Veil[]>()
  const moving = new Set<MovingVeil>()

  async function furnish(place: Place, isInSection: boolean, veils: readonly Veil[]): Promise<Shown> {
    const where = isInSection ? { sectionId: place.section.id } : {}
    const { id, image_signature } = await makePin(place.owner, { boardId: place.id, title: 'Lanterns', ...where })
    const shown = { id, place, signature: image_signature }
    pins.set(id, shown)
    veilsOver.set(id, veils)
    return shown
  }

  async function newPlace(
    owner: SignedIn,
    privacy: 'public' | 'secret',
    veilsOf: (id: string) => Veil[] | Promise<Veil[]>,
  ) {
    const board = await makeBoard(owner, `Lanterns ${veilsOver.size}`, privacy)
    const section = await makeSection(owner, board.id)
    const slug = routes.board.parse(board.url)?.params.slug ?? ''
    const place: Place = { id: board.id, owner, slug, section }
    const veils = await veilsOf(board.id)
    veilsOver.set(board.id, veils)
    for (let n = 0; n < PINS_OF_BOARD; n += 1) await furnish(place, n === 0, veils)
    return { place, veils }
  }

  const known = <V extends MovingVeil>(veil: V): V => {
    moving.add(veil)
    return veil
  }
  const ofAna = known(blockVeil(ask, ana, eve, eve))
  const ofBen = [known(privateVeil(ask, ben, cem)), known(blockVeil(ask, eve, ben, eve))]
  const board = (owner: SignedIn) => (id: string) => known(boardVeil(ask, owner, id))
  const { place, veils } = await newPlace(ana, 'public', () => [ofAna])
  await newPlace(ana, 'public', (id) => [ofAna, board(ana)(id)])
  await newPlace(ben, 'public', (id) => [...ofBen, board(ben)(id)])
  const gone = known(accountVeil(ask, dan))
  await newPlace(dan, 'public', () => [gone])
  await newPlace(ana, 'secret', async (id) => {
    await addCollaborator(ana, id, col)
    const forOthers = hiddenForGood('a secret board', ({ readerId }) => readerId !== col.member.id)
    return [forOthers, known(teamVeil(ask, ana, id, col))]
  })

  let last = await furnish(place, false, veils)
  const deletion: MovingVeil = known(
    veilOf(
      'a pin that is deleted',
      async () => {
        await ask(ana, pinResource.delete, { id: last.id })
        veilsOver.set(last.id, [deletion, hiddenForGood('a deleted pin')])
        return () => false
      },
      async () => {
        pins.delete(last.id)
        last = await furnish(place, false, [...veils, deletion])
      },
    ),
  )
  await settled(app)
  return { members: [cem, col, eve], pins, veilsOver, moving: [...moving] }
}
