import {
  boardFollowResource,
  boardInviteResource,
  contactRequestResource,
  conversationMessagesResource,
  conversationsResource,
  didItActivityResource,
  newsHubResource,
  reactToPin,
  storyPinResource,
  updateMe,
  userFollowResource,
} from '@pinfold/contract'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

/** Values for the options of reading calls, by the options' names. */
export type Scenario = Readonly<Record<string, string>>

/** Somebody whose traces are everywhere. */
export interface Everywhere {
  readonly client: SignedIn
  /** What tells of them: ids, names, texts, pictures. */
  readonly traces: readonly string[]
  /** Their own things. */
  readonly own: Scenario
  /** Somebody's save of a pin of theirs. */
  readonly savedByOther: Scenario
}

/** Two members whom a third, public one knows well; each is found in everything that is somebody else's. */
export interface Pair {
  readonly ana: Everywhere
  readonly ben: Everywhere
  /** The third one's things, in which both left traces. */
  readonly between: Scenario
}

const names = ['Anabel Quillfeather', 'Benno Quartzfield'] as const

/** Makes them, before any block, and waits until feeds and searches know. */
export async function makePair(app: TestApp): Promise<Pair> {
  const [ana, ben, third] = [
    await signUp(app, { fullName: names[0] }),
    await signUp(app, { fullName: names[1] }),
    await signUp(app, { fullName: 'Third Person' }),
  ]
  const board = await makeBoard(third, 'Common ground')
  const section = await makeSection(third, board.id)
  const pin = await makeQuickPin(app, third, { board_id: board.id, section_id: section.id, title: 'Common picture' })
  const said = await comment(third, pin.id, 'What a picture')
  const common = { third, board, pin, said }
  const people = [await spread(app, ana, names[0], common), await spread(app, ben, names[1], common)] as const
  for (const [one, other] of [people, [people[1], people[0]]] as const) {
    await one.client.ask(userFollowResource.create, { user_id: other.client.member.id })
    await one.client.ask(boardFollowResource.create, { board_id: other.boardId })
    const invited = { board_id: one.boardId, invited_user_ids: [other.client.member.id] }
    await one.client.ask(boardInviteResource.create, invited)
  }
  const made = await Promise.all(people.map((one, n) => withSave(one, people[1 - n]?.client ?? third)))
  await settled(app)
  const { id: group } = await third.ask(conversationsResource.create, {
    user_ids: [ana.member.id, ben.member.id],
    text: 'Among us',
  })
  const talking = await Promise.all(made.map((one) => withMessage(one, group)))
  const [first, second] = await Promise.all(talking.map((one, n) => withNews(one, people[1 - n]?.client ?? third)))
  if (!first || !second) throw new Error('nobody')
  return {
    ana: first,
    ben: second,
    between: {
      ...ofMember(third),
      ...ofBoard(board, section.id),
      ...ofPin(pin.id),
      commentId: said.id,
      conversation_id: group,
      query: 'Common picture',
      term: 'Common',
    },
  }
}

interface Common {
  readonly third: SignedIn
  readonly board: { readonly id: string }
  readonly pin: { readonly id: string }
  readonly said: { readonly id: string }
}
type Spread = Awaited<ReturnType<typeof spread>>

async function spread(app: TestApp, client: SignedIn, fullName: string, { third, board, pin, said }: Common) {
  const { id, username } = client.member
  await client.ask(updateMe, { about: `About ${username}` })
  const own = await makeBoard(client, `Nook of ${username}`)
  const section = await makeSection(client, own.id)
  const made = await makeQuickPin(app, client, { board_id: own.id, section_id: section.id, title: `Find ${username}` })
  // Who saves it has its picture from then on, so it is no trace.
  const lent = await makeQuickPin(app, client, { board_id: own.id, title: 'Lent picture' })
  const loose = await makeQuickPin(app, client, { title: `Loose ${username}` })
  const story = await client.ask(storyPinResource.create, {
    board_id: own.id,
    title: `Story ${username}`,
    story_pin: JSON.stringify({
      pages: [{ blocks: [{ type: 'story_pin_image_block', upload_id: await readyUpload(app, id) }] }],
    }),
  })
  const saved = await savePin(client, pin.id, own.id)
  await addCollaborator(third, board.id, client)
  const shared = await makeQuickPin(app, client, { board_id: board.id, title: `Shared ${username}` })
  const comments = [await comment(client, pin.id, `Says ${username}`), await comment(client, pin.id, 'Yes', said.id)]
  await client.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  const tried = await client.ask(didItActivityResource.create, { pin_id: pin.id, details: `Tried by ${username}` })
  for (const [one, other] of [
    [client, third],
    [third, client],
  ] as const)
    await one.ask(userFollowResource.create, { user_id: other.member.id })
  await client.ask(boardFollowResource.create, { board_id: board.id })
  await third.ask(boardFollowResource.create, { board_id: own.id })
  const pins = [made, lent, loose, story, saved, shared]
  const ids = [id, own.id, section.id, tried.id, ...comments.map((each) => each.id), ...pins.map((each) => each.id)]
  return {
    client,
    boardId: own.id,
    lentId: lent.id,
    traces: [username, fullName, ...ids, ...[made, loose, story, shared].map((each) => each.image_signature)],
    own: {
      ...ofMember(client),
      ...ofBoard(own, section.id),
      ...ofPin(made.id),
      commentId: comments[0]?.id ?? '',
      query: `Find ${username}`,
      term: username.slice(0, 6),
    },
  }
}

async function withSave({ client, lentId, traces, own }: Spread, saver: SignedIn): Promise<Everywhere> {
  const board = await makeBoard(saver, 'Kept')
  await client.ask(contactRequestResource.create, { board_id: board.id })
  const save = await savePin(saver, lentId, board.id)
  const said = await comment(client, lentId, 'Mine')
  return {
    client,
    own,
    traces: [...traces, said.id],
    savedByOther: { ...ofMember(saver), ...ofBoard(board, ''), ...ofPin(save.id), commentId: said.id },
  }
}

/** A message of this one's in a conversation of all three. */
async function withMessage(one: Everywhere, conversationId: string): Promise<Everywhere> {
  const said = await one.client.ask(conversationMessagesResource.create, {
    conversation_id: conversationId,
    text: `Hello of ${one.client.member.username}`,
  })
  const own = { ...one.own, conversation_id: conversationId, message_id: said.id }
  return { ...one, traces: [...one.traces, said.id], own }
}

/** Of the other one's news, the piece about this one that a block does not end: follows, invitations and requests go with it. */
async function withNews(one: Everywhere, other: SignedIn): Promise<Everywhere> {
  const news = await other.ask(newsHubResource.get, { page_size: 50 })
  const saved = news.find(
    ({ kind, actors }) => kind === 'pin_saved' && actors.some(({ id }) => id === one.client.member.id),
  )
  return { ...one, own: { ...one.own, news_id: saved?.id ?? '' } }
}

const ofMember = ({ member }: SignedIn): Scenario => ({
  username: member.username,
  user_id: member.id,
  userId: member.id,
})
const ofBoard = ({ id, url }: { id: string; url: string }, sectionId: string): Scenario => ({
  board_id: id,
  slug: url.split('/')[2] ?? '',
  section_id: sectionId,
})
const ofPin = (id: string): Scenario => ({ pin: id, pin_id: id, pin_ids: id, pinId: id })
