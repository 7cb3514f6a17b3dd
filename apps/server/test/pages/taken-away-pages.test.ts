import {
  accountDeactivationResource,
  boardResource,
  pinResource,
  restoreBoard,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTwoWebs, type TwoWebs } from './two-webs.ts'

let webs: TwoWebs
beforeAll(async () => {
  webs = await startTwoWebs()
}, 300_000)
afterAll(() => webs.app.stop())

/** A member with a board and a pin, whose pages both processes keep, and who writes through one of them. */
async function keep(place: 'here' | 'there') {
  const owner = await signUp(webs.app)
  const board = await makeBoard(owner)
  const pin = await makePin(owner, { boardId: board.id, title: `Title ${board.id}` })
  const paths = { board: board.url, closeup: `/pin/${pin.id}/`, profile: `/${owner.member.username}` }
  const expectShown = async (client = webs.app.client()) => {
    for (const path of [paths.board, paths.closeup]) await webs.expectShown(path, `Title ${board.id}`, client)
    await webs.expectShown(paths.profile, board.name, client)
  }
  await expectShown()
  const writer: SignedIn = owner.through(webs[place].origin)
  return { owner, writer, board, pin, paths, expectShown }
}

describe.each(['here', 'there'] as const)('taken away through one of two processes (%s)', (place) => {
  test('EN-07 a board that is made secret, or deleted, has no page at either, and comes back at both', async () => {
    const { writer, board, paths, expectShown } = await keep(place)
    const options = { board_id: board.id }
    for (const [away, back] of [
      [
        () => writer.ask(boardResource.update, { ...options, privacy: 'secret' }),
        () => writer.ask(boardResource.update, { ...options, privacy: 'public' }),
      ],
      [() => writer.ask(boardResource.delete, options), () => writer.ask(restoreBoard, options)],
    ] as const) {
      await away()
      for (const path of [paths.board, paths.closeup]) await webs.expectGone(path)
      await webs.expectWithout(paths.profile, board.name)
      await back()
      await expectShown()
    }
  })

  test('EN-07 a pin that is deleted has no page at either, and stands on none', async () => {
    const { writer, pin, paths } = await keep(place)
    await writer.ask(pinResource.delete, { id: pin.id })
    await webs.expectGone(paths.closeup)
    for (const path of [paths.board, paths.profile]) await webs.expectWithout(path, pin.id)
  })

  test('EN-01 whoever is blocked finds nothing at either, while visitors’ pages stay', async () => {
    const { writer, paths, expectShown } = await keep(place)
    const ben = await signUp(webs.app)
    await expectShown(ben)
    await writer.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
    for (const path of Object.values(paths)) await webs.expectGone(path, ben)
    await expectShown()
    await writer.ask(userBlockResource.delete, { blocked_user_id: ben.member.id })
    await expectShown(ben)
  })

  test('PR-01 a profile that turns private shows no board at either, and has none of their pages', async () => {
    const { writer, board, paths } = await keep(place)
    await writer.ask(updateMe, { is_private_profile: true })
    for (const path of [paths.board, paths.closeup]) await webs.expectGone(path)
    await webs.expectWithout(paths.profile, board.name)
  })

  test('AC-07 an account that is deactivated is gone from both', async () => {
    const { writer, paths } = await keep(place)
    await writer.ask(accountDeactivationResource.create, {})
    for (const path of [paths.board, paths.closeup]) await webs.expectGone(path)
    // Visitors who look for nobody's profile are led to the first page.
    const [away, nobody] = [await webs.statusOf(paths.profile), await webs.statusOf('/nobody_at_all')]
    expect(away).toEqual([302, 302])
    expect(nobody).toEqual(away)
  })
})
