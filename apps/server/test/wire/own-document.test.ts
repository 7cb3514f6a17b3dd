import {
  aggregatedCommentResource,
  boardInviteResource,
  boardResource,
  boardToDoResource,
  categoriesResource,
  conversationsResource,
  createExternalInviteResource,
  didItActivityResource,
  type Endpoint,
  interestFollowResource,
  newsHubResource,
  pinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { publishedOperations } from '@pinfold/contract/published'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createArticle, publishArticle } from '../articles/as-editor.ts'
import { makeExplore } from '../../src/modules/discovery/explore/make-explore.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type Site, startSite } from '../links/site.ts'
import { settled } from '../support/settled.ts'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient, WireAnswer } from '../support/test-client.ts'

let app: TestApp
let site: Site
let actors: Readonly<Record<string, TestClient>>
/** What stands for each option, by its name; some calls mean another thing by it. */
let values: Readonly<Record<string, unknown>>
let special: Readonly<Record<string, object>>

beforeAll(async () => {
  site = await startSite()
  site.add('/lamp', { body: '<!doctype html><title>Lamp</title><img src="/p/lamp-400x300.jpg">' })
  app = await startTestApp({ env: { FETCH_ALLOW: site.allowed } })
  const [owner, collaborator, follower, blocked, partner] = await Promise.all([
    signUp(app, { fullName: 'Ana Lima' }),
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
  ])
  await app.pool.query('update members set is_partner = true where id = $1', [partner.member.id])
  const bot = app.client()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  actors = { owner, collaborator, follower, blocked, partner, visitor: app.client(), bot }
  await app.pool.query(
    `insert into merchant_profiles (bucket, member_id, state, created_at, updated_at)
    select bucket, id, 'approved', now(), now() from members where id = $1`,
    [owner.member.id],
  )
  await fill(owner, collaborator, follower)
  await owner.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  await settled(app)
  const [news] = await owner.ask(newsHubResource.get, {})
  values = { ...values, news_id: news?.id ?? '0' }
}, 300_000)
afterAll(async () => {
  await app.stop()
  await site.stop()
})

/** Something of every kind, so that few lists are empty. */
async function fill(owner: SignedIn, collaborator: SignedIn, follower: SignedIn): Promise<void> {
  const board = await makeBoard(owner, 'Rooms to live in')
  const section = await makeSection(owner, board.id, 'Lamps')
  const pin = await makePin(owner, { boardId: board.id, title: 'Blue lamp' })
  await makeQuickPin(app, owner, { board_id: board.id, section_id: section.id })
  const product = await makeQuickPin(app, owner, { title: 'On no board' })
  await owner.ask(pinResource.update, { id: product.id, price_value: '30', price_currency: 'EUR' })
  await owner.ask(pinResource.update, {
    id: pin.id,
    description: `By @${owner.member.username}`,
    product_tags: [{ pin_id: product.id, x: 0.5, y: 0.25 }],
  })
  await makeQuickPin(app, owner, { board_id: (await makeBoard(owner, 'Plans', 'secret')).id })
  await makeBoard(owner, 'By link', 'protected')
  const gone = await makeBoard(owner, 'Gone')
  await owner.ask(boardResource.delete, { board_id: gone.id })
  await addCollaborator(owner, board.id, collaborator)
  await owner.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [follower.member.id] })
  await owner.ask(boardToDoResource.create, { board_id: board.id, text: 'Measure the wall' })
  await follower.ask(userFollowResource.create, { user_id: owner.member.id })
  await owner.ask(userFollowResource.create, { user_id: follower.member.id })
  await savePin(follower, pin.id, (await makeBoard(follower)).id)
  const comment = await follower.ask(aggregatedCommentResource.create, { pinId: pin.id, text: 'Lovely' })
  await owner.ask(aggregatedCommentResource.create, { pinId: pin.id, parentId: comment.id, text: 'Thank you' })
  await follower.ask(didItActivityResource.create, { pin_id: pin.id, details: 'It hangs' })
  const { id, last_message: message } = await follower.ask(conversationsResource.create, {
    user_ids: [owner.member.id],
    text: 'Look',
    pin: pin.id,
  })
  await owner.ask(updateMe, { about: 'Rooms', website_url: 'https://rooms.example', pronouns: ['she'] })
  await owner.ask(createExternalInviteResource.create, {})
  const [topic] = await owner.ask(categoriesResource.get, {})
  if (topic) await owner.ask(interestFollowResource.create, { interest_id: topic.id })
  const articleIds = await Promise.all(
    (['pins', 'boards'] as const).map((wall) => publishWith(app, wall, wall === 'pins' ? pin.id : board.id)),
  )
  await makeExplore(app.core)
  const [, username, slug] = board.url.split('/')
  values = {
    board_id: board.id,
    slug,
    board_slug: slug,
    username,
    user_id: owner.member.id,
    userId: owner.member.id,
    section_id: section.id,
    section_slug: section.slug,
    pin_id: pin.id,
    pin: pin.id,
    pin_ids: pin.id,
    pinId: pin.id,
    objectId: pin.aggregated_pin_data.id,
    commentId: comment.id,
    conversation_id: id,
    message_id: message?.id,
    query: 'lamp',
    term: 'la',
    email: owner.member.email,
    interest: topic?.id,
    upload_ids: [pin.id],
    state: 'x',
    business_id: owner.member.id,
    article_id: articleIds[0],
  }
  special = {
    'SitePageResource.get': { page: 'about' },
    'TodayArticleBoardsResource.get': { article_id: articleIds[1] },
    'PinResource.get': { id: pin.id },
    'HomeSourcesResource.get': { kind: 'topic' },
    'FindPinImagesResource.get': { url: `${site.origin}/lamp` },
    'BoardContentRecommendationResource.get': { board_id: board.id },
    'BoardRelatedPixieFeedResource.get': { board_id: board.id },
  }
}

async function publishWith({ core }: TestApp, wall: 'pins' | 'boards', thingId: string): Promise<string> {
  const words = { title: 'Rooms', summary: 'Light', words: 'One.\n\n[Two](/topics/)' }
  const shape = { type: 3, isShop: false, coverPinId: null, languages: [] } as const
  const articleId = await createArticle(core, { ...words, ...shape, wall, thingIds: [thingId] })
  await publishArticle(core, { articleId })
  return articleId
}

/** The options that the endpoint must or may name a thing by. */
function optionsFor({ id, options }: Endpoint): Record<string, unknown> {
  const shape = options instanceof z.ZodObject ? options.shape : {}
  const named = Object.keys(shape).filter((name) => Object.hasOwn(values, name))
  const known = Object.fromEntries(named.map((name) => [name, values[name]]))
  return { ...known, ...special[id] }
}

interface Operation {
  responses: { 200: { content: { 'application/json': { schema: object } } } }
}
type Paths = Record<string, Record<string, Operation>>
interface TypedDocument {
  paths: Record<string, Record<string, { responses: { 200: { $ref: string } } }>>
  components: { responses: Record<string, Operation['responses'][200]> }
}

/** A way to ask a call, and what its answer has to be. */
interface Asked {
  readonly name: string
  readonly isValid: ValidateFunction
  ask(client: TestClient): Promise<WireAnswer>
}

/** Asks everybody; what is answered otherwise than the document says, and what was answered to nobody. */
async function answersOf(calls: readonly Asked[], askers: readonly string[] = Object.keys(actors)) {
  const [wrong, silent]: [string[], string[]] = [[], []]
  let answers = 0
  for (const { name, isValid, ask } of calls) {
    const asked = askers.flatMap((who) => {
      const client = actors[who]
      return client ? [ask(client).then((answer) => [who, answer] as const)] : []
    })
    let ofCall = 0
    for (const [who, answer] of await Promise.all(asked)) {
      expect(answer.status, `${name} to ${who}`).toBeLessThan(500)
      if (answer.status !== 200) continue
      ofCall += 1
      if (isValid(answer.body)) continue
      const [first] = isValid.errors ?? []
      wrong.push(`${name} to ${who}: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`)
    }
    answers += ofCall
    if (ofCall === 0) silent.push(name)
  }
  return { wrong, silent: silent.toSorted(), answers }
}

/** This world has no suggestion for boards, and nothing was taken down or decided in it: test/legal and test/moderation read what was. */
const neverAnswered = [
  'GET /v3/legal/takedowns/cases/{takedown_id}/',
  'GET /v3/moderation/decisions/{decision_id}/detail/',
  'GET /v3/users/profile/pins/cluster/{id}/feed/',
]

test('every answer of a reading call, to whoever asks, is what the document of older clients says', async () => {
  const document = (await (await fetch(`${app.origin}/resource/openapi.json`)).json()) as { paths: Paths }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  // Calls of the operator's people are in no document.
  const queries = app.core.binder.endpoints.filter(({ kind, roles }) => kind === 'query' && roles === undefined)
  const calls = queries.map((endpoint): Asked => {
    const { address } = endpoint
    const path = address.type === 'path' ? address.path : `/resource/${address.resource}/${address.action}/`
    const schema = document.paths[path]?.['get']?.responses[200].content['application/json'].schema
    expect(schema, endpoint.id).toBeTypeOf('object')
    return {
      name: endpoint.id,
      isValid: ajv.compile(schema ?? false),
      ask: (client) => client.call(endpoint, optionsFor(endpoint)),
    }
  })
  const { wrong, silent, answers } = await answersOf(calls)
  expect(wrong).toEqual([])
  expect(silent).toEqual(neverAnswered)
  expect(answers).toBeGreaterThan(queries.length * 2)
}, 300_000)

test('every answer at a typed address, to whoever asks, is what the document of new clients says', async () => {
  const text = await (await fetch(`${app.origin}/v3/openapi.json`)).text()
  // Answers are checked one by one, so what they lean on is named from outside.
  const { paths, components } = JSON.parse(text.replaceAll('"#/components/', '"v3#/components/')) as TypedDocument
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ components }, 'v3')
  const reading = publishedOperations.filter(({ method }) => method === 'GET')
  const calls = reading.map(({ name, endpoint, method, path, without }): Asked => {
    const answer = paths[path]?.['get']?.responses[200].$ref.split('/').at(-1) ?? ''
    const isValid = ajv.compile(components.responses[answer]?.content['application/json'].schema ?? false)
    const given = Object.entries(optionsFor(endpoint)).filter(([option]) => !without.includes(option))
    return { name, isValid, ask: (client) => client.path(method, path, Object.fromEntries(given)) }
  })
  const { wrong, silent } = await answersOf(calls, ['owner', 'partner', 'visitor'])
  expect(wrong).toEqual([])
  // Nothing of theirs was taken down or decided on: test/legal and test/moderation read what was.
  expect(silent).toEqual(['getModerationDecision', 'getTakedownCase', 'pinClusterFeed'])
}, 300_000)
