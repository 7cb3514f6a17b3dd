import routes from '../../apps/web/src/routes.ts'
import { publishArticleIn } from './articles.ts'
import { suggest } from './boardless.ts'
import { newVisitor, type Place } from './browser.ts'
import { leaveForEmployees } from './employees.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, createSectionAs, signUpAs } from './member.ts'
import type { Stage } from './stage.ts'

/** A screen of the routes table: its file, and the first path that leads to it. */
export interface Screen {
  readonly file: string
  readonly path: string
}

type Entry = (typeof routes)[number]

/** All that draw something; the others lead on. */
const drawn: readonly Screen[] = [...new Map(screensOf(routes, '').map((screen) => [screen.file, screen]))]
  .map(([, screen]) => screen)
  .filter(({ file }) => file.endsWith('.tsx'))
const isForEmployees = ({ file }: Screen) => file.startsWith('admin/')

/** What members see. */
export const screens = drawn.filter((screen) => !isForEmployees(screen))
/** What only employees see. */
export const adminScreens = drawn.filter(isForEmployees)
/** What only businesses see; persons are led elsewhere, or find nothing there. */
export const businessScreens = drawn.filter(({ file }) =>
  /^(business\/(analytics|business-access)|settings\/(business-settings|claimed-accounts))\.tsx$/.test(file),
)

function screensOf(entries: readonly Entry[], base: string): Screen[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = path === '' ? base : `${base}/${path}`
    return children ? screensOf(children, whole) : [{ file: file.replace('screens/', ''), path: whole }]
  })
}

/** Somebody of whom every screen has something to show, and what stands for the parameters of paths. */
export interface Guide {
  readonly cookies: Awaited<ReturnType<Awaited<ReturnType<typeof newVisitor>>['context']['cookies']>>
  addressOf(screen: Screen): string
}

export async function makeGuide(stage: Stage): Promise<Guide> {
  const { context } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const { id, username } = await changeMeAs(context, { full_name: 'Ana Lima', about: 'Clay, wool and long walks.' })
  const board = await createBoardAs(context, 'Walls')
  await createBoardAs(context, 'Secret plans', 'secret')
  await createSectionAs(context, board.id, 'Paint')
  const pin = await createPinAs(context, { board_id: board.id, title: 'Green wall', link: 'https://example.org/a' })
  const shelf = await callAs<{ id: string }>(context, 'RepinResource/create', { pin_id: pin.id, title: 'Shelf' })
  await suggest(stage.database, { id }, ['Kitchen shelves'], [shelf.id])
  // Its title has the slug of the board: both stand for one parameter.
  const articleId = await publishArticleIn(stage, { title: 'Walls', pinIds: [pin.id] })
  const fan = await meet(stage, { id, pinId: pin.id })
  const parameters: Readonly<Record<string, string>> = {
    username,
    slug: 'walls',
    sectionSlug: 'paint',
    topicSlug: 'baking',
    topicId: '9',
    kind: 'article',
    articleId,
    pinId: pin.id,
    boardId: board.id,
    conversationId: fan.conversationId,
    method: 'uploaded',
    clusterIndex: '0',
    law: 'dsa',
    userId: id,
    ...(await leaveForEmployees(stage, pin.id)),
  }
  const cookies = await context.cookies()
  await context.close()
  return {
    cookies,
    addressOf({ path }) {
      // Nobody reports their own profile.
      const known = path.endsWith('/report') ? { ...parameters, username: fan.username } : parameters
      const address = path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '').replace('*', 'nobody/at/all/here')
      // With a slash at its end, a list of people is a dialog over the profile.
      return /_follow(ers|ing)$/.test(path) ? address : `${address}/`
    },
  }
}

/** A fan who follows, comments and writes. */
async function meet(place: Place, of: { id: string; pinId: string }) {
  const { context } = await newVisitor(place, { width: 1280 })
  const { username } = await signUpAs(context)
  await changeMeAs(context, { full_name: 'Ben Ode' })
  await callAs(context, 'UserFollowResource/create', { user_id: of.id })
  await callAs(context, 'AggregatedCommentResource/create', { pinId: of.pinId, text: 'What a wall' })
  const begun = { user_ids: [of.id], text: 'Hello' }
  const { id } = await callAs<{ id: string }>(context, 'ConversationsResource/create', begun)
  await context.close()
  return { username, conversationId: id }
}
