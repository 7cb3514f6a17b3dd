import {
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardInviteLinkResource,
  boardInviteResource,
  boardResource,
  landOnBoardInvite,
  limits,
  respondToBoardInvite,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { lastMailTo, mailsTo } from '../support/mailbox.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())
expectPromisesAfterEach(() => app)

let ana: SignedIn
let ben: SignedIn
let board: { id: string }
beforeEach(async () => {
  // Tries by address are counted in windows.
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  ana = await signUp(app, { fullName: 'Ana Lima' })
  ben = await signUp(app, { fullName: 'Ben Ode' })
  board = await makeBoard(ana, 'Surprise', 'secret')
})

const codeOf = (url: string) => new URL(url).hash.slice(1)
const newLink = async () => codeOf((await ana.ask(boardInviteLinkResource.create, { board_id: board.id })).link.url)
const land = (client: TestClient, code: string) => client.call(landOnBoardInvite, { invite_code: code })
const accept = (client: TestClient, code: string) =>
  client.call(respondToBoardInvite, { invite_code: code, accept: true })
const decline = (client: TestClient, code: string) =>
  client.call(respondToBoardInvite, { invite_code: code, accept: false })
const invalid = { status: 404, error: { name: 'invalid_invite', message: 'Invalid Invite' } }
const used = { status: 409, error: { name: 'invite_used' } }
const freshMail = () => `guest${Math.random().toString(36).slice(2)}@example.org`

async function mailed(email: string): Promise<string> {
  await ana.ask(boardEmailInviteResource.create, { board_id: board.id, emails: [email] })
  return (await lastMailTo(app, email, /invited you/)).token
}

test('BO-04 whoever opens the link sees the name and who invites, and joins when signed in', async () => {
  expect(await ana.ask(boardInviteLinkResource.get, { board_id: board.id })).toEqual({ link: null })
  const code = await newLink()
  const link = await ana.ask(boardInviteLinkResource.get, { board_id: board.id })
  expect(codeOf(link.link?.url ?? '')).toBe(code)
  const seen = await land(app.client(), code)
  expect(seen.data).toMatchObject({
    board: { name: 'Surprise', image_cover_url: null },
    invited_by_user: { full_name: 'Ana Lima' },
    is_joined: false,
  })
  expect(await accept(app.client(), code)).toMatchObject({ status: 401 })
  expect((await accept(ben, code)).data).toMatchObject({ board: { id: board.id, collaborated_by_me: true } })
  // It works for others too, and leads those who came to the board.
  expect((await accept(await signUp(app), code)).status).toBe(200)
  expect((await accept(ben, code)).status).toBe(200)
  expect((await land(ben, code)).data).toMatchObject({ is_joined: true })
  const { collaborator_count: count } = await ana.ask(boardResource.get, { board_id: board.id })
  expect(count).toBe(2)
})

test('ER-10 a link that was renewed, turned off, is too old or never was opens nothing, all alike', async () => {
  const first = await newLink()
  const second = await newLink()
  for (const code of [first, 'A'.repeat(32), '', '%']) expect(await land(ben, code)).toMatchObject(invalid)
  expect((await land(ben, second)).status).toBe(200)
  await ana.ask(boardInviteLinkResource.delete, { board_id: board.id })
  expect(await accept(ben, second)).toMatchObject(invalid)
  const third = await newLink()
  now = new Date(now.getTime() + limits.boardInvites.validMilliseconds)
  expect(await accept(ben, third)).toMatchObject(invalid)
  expect(await ana.ask(boardInviteLinkResource.get, { board_id: board.id })).toEqual({ link: null })
})

test('BO-04 a link is none for whoever is banned or blocked, nor to a deleted board', async () => {
  const code = await newLink()
  await accept(ben, code)
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id, ban: true })
  for (const answer of [await land(ben, code), await accept(ben, code)]) expect(answer).toMatchObject(invalid)
  const cleo = await signUp(app)
  await cleo.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect(await land(cleo, code)).toMatchObject(invalid)
  await ana.ask(boardResource.delete, { board_id: board.id })
  expect(await land(await signUp(app), code)).toMatchObject(invalid)
})

test('BO-04 an email invitation names nothing private, works once, and for people without an account', async () => {
  const email = freshMail()
  await ana.ask(boardEmailInviteResource.create, { board_id: board.id, emails: [email, ` ${email.toUpperCase()} `] })
  const mails = await mailsTo(app, email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toBe(`${ana.member.username} invited you to a board`)
  for (const private_ of ['Surprise', board.id, 'Lima']) expect(`${mail?.text}${mail?.html}`).not.toContain(private_)
  const code = mail?.token ?? ''
  const listed = await ana.ask(boardEmailInviteResource.get, { board_id: board.id })
  expect(listed.map((each) => each.email.toLowerCase())).toEqual([email])
  expect((await land(app.client(), code)).data).toMatchObject({ board: { name: 'Surprise' } })
  const newcomer = await signUp(app)
  expect((await accept(newcomer, code)).status).toBe(200)
  for (const again of [await accept(ben, code), await decline(ben, code), await land(ben, code)])
    expect(again).toMatchObject(used)
  expect(await ana.ask(boardEmailInviteResource.get, { board_id: board.id })).toEqual([])
  const { rows } = await app.pool.query<{ secret_hash: Buffer }>('select secret_hash from board_invite_codes')
  expect(rows.some(({ secret_hash: hash }) => hash?.toString('base64url') === code)).toBe(false)
})

test('BO-04 an invitation to a member’s address answers and mails exactly as one to nobody’s', async () => {
  const nobody = freshMail()
  const [known, unknown] = [
    await ana.call(boardEmailInviteResource.create, { board_id: board.id, emails: [ben.member.email] }),
    await ana.call(boardEmailInviteResource.create, { board_id: board.id, emails: [nobody] }),
  ]
  expect(known.status).toBe(unknown.status)
  expect(known.data).toEqual({ emails: [ben.member.email] })
  const [one, other] = [await lastMailTo(app, ben.member.email, /invited/), await lastMailTo(app, nobody, /invited/)]
  expect(one.text.replace(one.token, '')).toBe(other.text.replace(other.token, ''))
})

test('BO-04 an email invitation that was declined, taken back or renewed is used up', async () => {
  const [declined, revoked, renewed] = [freshMail(), freshMail(), freshMail()]
  const first = await mailed(declined)
  expect(await decline(ben, first)).toMatchObject({ status: 200, data: { board: null } })
  expect(await accept(ben, first)).toMatchObject(used)
  const second = await mailed(revoked)
  const [entry] = await ana.ask(boardEmailInviteResource.get, { board_id: board.id })
  const named = { board_id: board.id, invite_id: entry?.id ?? '' }
  expect(await ben.call(boardEmailInviteResource.delete, named)).toMatchObject({ status: 404 })
  await ana.ask(boardEmailInviteResource.delete, named)
  expect(await accept(ben, second)).toMatchObject(used)
  expect(await ana.call(boardEmailInviteResource.delete, named)).toMatchObject({ status: 404 })
  const third = await mailed(renewed)
  const fourth = await mailed(renewed)
  expect(fourth).not.toBe(third)
  expect(await accept(ben, third)).toMatchObject(invalid)
  now = new Date(now.getTime() + limits.boardInvites.validMilliseconds)
  expect(await accept(ben, fourth)).toMatchObject(invalid)
})

test('RP-09 who is not to hear of invitations is told that there are none, also of a public board', async () => {
  const open = await makeBoard(ana, 'Open')
  const cleo = await signUp(app)
  await addCollaborator(ana, open.id, cleo)
  await ana.ask(boardInviteLinkResource.create, { board_id: open.id })
  await ana.ask(boardEmailInviteResource.create, { board_id: open.id, emails: [freshMail()] })
  const [entry] = await ana.ask(boardEmailInviteResource.get, { board_id: open.id })
  const named = { board_id: open.id, invite_id: entry?.id ?? '' }
  for (const client of [ben, cleo]) {
    for (const call of [boardEmailInviteResource.get, boardInviteLinkResource.get])
      expect(await client.call(call, { board_id: open.id })).toMatchObject({ status: 404 })
    const [one, none] = [
      await client.call(boardEmailInviteResource.delete, named),
      await client.call(boardEmailInviteResource.delete, { ...named, invite_id: '1' }),
    ]
    expect(one).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
    expect(one.error).toEqual(none.error)
    expect((await client.call(boardInviteLinkResource.delete, { board_id: open.id })).status).toBe(404)
  }
  await ana.ask(boardInviteResource.create, { board_id: open.id, invited_user_ids: [ben.member.id] })
  expect((await ben.call(boardEmailInviteResource.delete, named)).status).toBe(403)
  expect((await ben.call(boardInviteLinkResource.get, { board_id: open.id })).status).toBe(403)
  expect(await ana.ask(boardEmailInviteResource.get, { board_id: open.id })).toHaveLength(1)
  expect((await ana.ask(boardInviteLinkResource.get, { board_id: open.id })).link).not.toBeNull()
})

test('BO-04 of two who use an email invitation at once, one joins', async () => {
  const code = await mailed(freshMail())
  const answers = await Promise.all([accept(ben, code), accept(await signUp(app), code)])
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
})

test('BO-04 wrong addresses are named and nothing is sent; a day has its limit', async () => {
  const wrong = await ana.call(boardEmailInviteResource.create, { board_id: board.id, emails: ['ana', freshMail()] })
  expect(wrong.status).toBe(400)
  expect(wrong.error?.message).toMatch(/emails/)
  expect(await ana.ask(boardEmailInviteResource.get, { board_id: board.id })).toEqual([])
  const { emailsADay, emailsAtOnce } = limits.boardInvites
  for (let sent = 0; sent < emailsADay; sent += emailsAtOnce) {
    const emails = Array.from({ length: emailsAtOnce }, freshMail)
    await ana.ask(boardEmailInviteResource.create, { board_id: board.id, emails })
  }
  const late = await ana.call(boardEmailInviteResource.create, { board_id: board.id, emails: [freshMail()] })
  expect(late).toMatchObject({ status: 429 })
})
