import {
  aggregatedCommentResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  type Endpoint,
  limits,
  pinResource,
  repinResource,
  reportResource,
  updateMe,
  userRegisterResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comment } from '../comments/commenting.ts'
import { drawPicture, makeBoard, makePin, makeSection, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { whatIsStored } from './what-is-stored.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
let sectionId: string
let pinId: string
let uploadId: string
let commentId: string
let otherPinId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
  sectionId = (await makeSection(ana, boardId, 'Plates')).id
  pinId = (await makePin(ana, { boardId })).id
  uploadId = (await upload(ana, await drawPicture())).id
  commentId = (await comment(ana, pinId)).id
  otherPinId = (await makePin(await signUp(app))).id
}, 120_000)
afterAll(() => app.stop())

type Options = Record<string, unknown>
interface Call {
  endpoint: Endpoint
  options: () => Options
}

let people = 0
const calls = {
  signUp: {
    endpoint: userRegisterResource.create,
    options: () => ({
      email: `new${(people += 1)}@example.org`,
      password: 'correct horse',
      birth_date: '1990-05-17',
      username: `new_${people}`,
    }),
  },
  updateMe: { endpoint: updateMe, options: () => ({}) },
  createBoard: { endpoint: boardResource.create, options: () => ({ name: `Board ${(people += 1)}` }) },
  updateBoard: { endpoint: boardResource.update, options: () => ({ board_id: boardId }) },
  createSection: {
    endpoint: boardSectionResource.create,
    options: () => ({ board_id: boardId, name: `Section ${(people += 1)}` }),
  },
  renameSection: { endpoint: boardSectionEditResource.create, options: () => ({ section_id: sectionId }) },
  createPin: { endpoint: pinResource.create, options: () => ({ upload_id: uploadId, board_id: boardId }) },
  updatePin: { endpoint: pinResource.update, options: () => ({ id: pinId }) },
  savePin: { endpoint: repinResource.create, options: () => ({ pin_id: pinId, board_id: boardId }) },
  writeComment: { endpoint: aggregatedCommentResource.create, options: () => ({ pinId, text: 'How lovely' }) },
  editComment: { endpoint: aggregatedCommentResource.update, options: () => ({ pinId, commentId, text: 'How nice' }) },
  report: {
    endpoint: reportResource.create,
    options: () => ({ object_type: 'pin', object_id: otherPinId, reason: 'spam' }),
  },
} satisfies Record<string, Call>

const call = (name: keyof typeof calls, options: Options) => {
  const { endpoint } = calls[name]
  // A member signs nobody else up, so that their own cookies stay.
  const client = name === 'signUp' ? app.client() : ana
  return client.call(endpoint, { ...calls[name].options(), ...options })
}

const letters = (count: number) => 'a'.repeat(count)
const address = (count: number) => `https://example.org/${letters(count - 'https://example.org/'.length)}`
// A name before the @ has at most 64 letters and a label of a domain at most 63.
const email = (count: number) =>
  `${letters(60)}@${Array.from({ length: 3 }, () => letters(60)).join('.')}.${letters(count - 60 - 1 - 183 - 4)}.org`

const longest: [keyof typeof calls, string, number, (count: number) => string][] = [
  ['signUp', 'username', limits.username.longest, letters],
  ['signUp', 'password', limits.password.longest, letters],
  ['signUp', 'full_name', limits.fullName.longest, letters],
  ['signUp', 'email', limits.email.longest, email],
  ['updateMe', 'username', limits.username.longest, (count) => `b${letters(count - 1)}`],
  ['updateMe', 'full_name', limits.fullName.longest, letters],
  ['updateMe', 'about', limits.about.longest, letters],
  ['updateMe', 'website_url', limits.website.longest, address],
  ['createBoard', 'name', limits.boardName.longest, letters],
  ['createBoard', 'description', limits.boardDescription.longest, letters],
  ['updateBoard', 'name', limits.boardName.longest, (count) => `b${letters(count - 1)}`],
  ['updateBoard', 'description', limits.boardDescription.longest, letters],
  ['createSection', 'name', limits.sectionName.longest, letters],
  ['renameSection', 'name', limits.sectionName.longest, (count) => `b${letters(count - 1)}`],
  ['updatePin', 'title', limits.pinTitle.longest, letters],
  ['updatePin', 'description', limits.pinDescription.longest, letters],
  ['updatePin', 'alt_text', limits.pinAltText.longest, letters],
  ['updatePin', 'link', limits.pinLink.longest, address],
  ['savePin', 'title', limits.pinTitle.longest, letters],
  ['savePin', 'description', limits.pinDescription.longest, letters],
  ['savePin', 'link', limits.pinLink.longest, address],
  ['writeComment', 'text', limits.comment.longest, letters],
  ['editComment', 'text', limits.comment.longest, letters],
  ['report', 'detail', limits.reportDetail.longest, letters],
]

describe('PI-03 AC-01 CA-19 one character too many is refused by name and changes nothing; the last allowed one is taken', () => {
  test.each(longest)('%s: %s of at most %i', async (name, field, most, make) => {
    const before = await whatIsStored(app.pool)
    const refused = await call(name, { [field]: make(most + 1) })
    expect(refused).toMatchObject({ status: 400, error: { name: 'invalid_parameters', field } })
    expect(refused.error?.message).toBe(`${field}: must be at most ${most} characters`)
    expect(await whatIsStored(app.pool)).toEqual(before)
    expect((await call(name, { [field]: make(most) })).status).toBe(200)
  })

  // The upload would be used up by the first pin, so these are only refused.
  test.each(['title', 'description', 'alt_text', 'link'])('createPin: %s', async (field) => {
    const before = await whatIsStored(app.pool)
    const refused = await call('createPin', { [field]: field === 'link' ? address(2049) : letters(801) })
    expect(refused).toMatchObject({
      status: 400,
      error: { field, message: expect.stringMatching(`^${field}: must be at most \\d+ characters$`) },
    })
    expect(await whatIsStored(app.pool)).toEqual(before)
  })
})

const wrong: [keyof typeof calls, string, unknown, RegExp][] = [
  ['signUp', 'username', 'ab', /at least 3 characters/],
  ['signUp', 'username', 'has space', /letters, digits and underscores/],
  ['signUp', 'username', 'ümlaut', /letters, digits and underscores/],
  ['signUp', 'password', 'seven77', /at least 8 characters/],
  ['signUp', 'email', 'not an address', /must be an email address/],
  ['signUp', 'email', 'a@b', /must be an email address/],
  ['signUp', 'email', undefined, /is required/],
  ['signUp', 'birth_date', '1990-02-30', /must be a date/],
  ['signUp', 'birth_date', '17.05.1990', /must be a date/],
  ['signUp', 'birth_date', '2990-01-01', /must be a date of birth/],
  ['signUp', 'birth_date', '1066-10-14', /must be a date of birth/],
  ['signUp', 'country', 'Germany', /country code/],
  ['updateMe', 'website_url', 'javascript:alert(1)', /starts with http or https/],
  ['updateMe', 'country', 'D1', /country code/],
  ['updateMe', 'is_private_profile', 'maybe', /is_private_profile/],
  ['createBoard', 'name', '', /Don't forget to name your board!/],
  ['createBoard', 'name', ' \t\n\u00a0\u3000', /Don't forget to name your board!/],
  ['createBoard', 'name', '\u200b\u200d\ufe0f', /Don't forget to name your board!/],
  ['createBoard', 'name', undefined, /is required/],
  ['createBoard', 'privacy', 'private', /privacy/],
  ['createBoard', 'category', letters(61), /at most 60/],
  ['createBoard', 'layout', letters(31), /at most 30/],
  ['updateBoard', 'name', '   ', /Don't forget to name your board!/],
  ['updateBoard', 'privacy', '', /privacy/],
  ['createSection', 'name', '   ', /Give the section a name/],
  ['renameSection', 'name', '\u200b', /Give the section a name/],
  ['createPin', 'method', 'painted', /method/],
  ['createPin', 'upload_id', 'abc', /must be an id/],
  ['createPin', 'image_signature', 'f'.repeat(32), /does not belong/],
  ['updatePin', 'title', 7, /title/],
  ['updatePin', 'description', { a: 1 }, /description/],
  ['savePin', 'pin_id', '99999999999999999999', /must be an id/],
  ['writeComment', 'text', ' \n\u200b', /Write something first/],
  ['writeComment', 'text', undefined, /is required/],
  ['writeComment', 'parentId', 'abc', /must be an id/],
  ['editComment', 'text', '', /Write something first/],
  ['editComment', 'commentId', '-1', /must be an id/],
  ['report', 'reason', 'boredom', /reason/],
  ['report', 'object_type', 'section', /object_type/],
  ['savePin', 'pin_id', '9223372036854775808', /must be an id/],
  ['savePin', 'pin_id', -1, /pin_id/],
  ['savePin', 'pin_id', 1.5, /pin_id/],
  ['savePin', 'pin_id', ['1'], /pin_id/],
]

test.each(wrong)(
  'VR-01 VR-03 %s: %s of %j is refused by name and changes nothing',
  async (name, field, value, message) => {
    const before = await whatIsStored(app.pool)
    const refused = await call(name, { [field]: value })
    expect(refused.error?.field).toBe(field)
    expect([400, 422]).toContain(refused.status)
    expect(refused.error?.message).toMatch(message)
    expect(refused.error?.message.startsWith(field)).toBe(true)
    expect(await whatIsStored(app.pool)).toEqual(before)
  },
)

test('CA-19 a board holds at most so many sections', async () => {
  const board = await makeBoard(ana, 'Many sections')
  await app.pool.query(
    `insert into board_sections (bucket, id, board_id, title, slug)
      select bucket, ((id >> 10) << 10) + n, id, 's' || n, 's' || n from boards, generate_series(1, $2::int) as n where id = $1`,
    [board.id, limits.sectionsPerBoard],
  )
  await app.pool.query('update boards set section_count = $2 where id = $1', [board.id, limits.sectionsPerBoard])
  const before = await whatIsStored(app.pool)
  const refused = await ana.call(boardSectionResource.create, { board_id: board.id, name: 'One more' })
  expect(refused).toMatchObject({
    status: 422,
    error: { name: 'rule_broken', field: 'name', message: expect.stringContaining('500') },
  })
  expect(await whatIsStored(app.pool)).toEqual(before)
})

test('AC-01 AC-10 a taken email, a taken username and a reserved one are refused by name and change nothing', async () => {
  const before = await whatIsStored(app.pool)
  const { username, email } = ana.member
  for (const name of [username, username.toUpperCase()]) {
    expect(await call('signUp', { username: name })).toMatchObject({
      status: 409,
      error: { name: 'username_taken', field: 'username' },
    })
  }
  for (const address of [email, email.toUpperCase(), ` ${email} `]) {
    expect(await call('signUp', { email: address })).toMatchObject({
      status: 409,
      error: { name: 'email_taken', field: 'email' },
    })
  }
  for (const name of ['resource', 'Settings', 'PIN']) {
    expect(await call('signUp', { username: name }), name).toMatchObject({
      status: 422,
      error: { name: 'username_reserved', field: 'username' },
    })
    expect(await call('updateMe', { username: name }), name).toMatchObject({
      status: 422,
      error: { name: 'username_reserved', field: 'username' },
    })
  }
  expect(await whatIsStored(app.pool)).toEqual(before)
})

test('CA-19 two boards of one owner never share a name, in whatever letters', async () => {
  const before = await whatIsStored(app.pool)
  for (const name of ['Many sections', 'MANY SECTIONS', '  many sections ']) {
    expect(await call('createBoard', { name })).toMatchObject({
      status: 409,
      error: { name: 'board_name_taken', field: 'name' },
    })
  }
  expect(await call('updateBoard', { name: 'many Sections' })).toMatchObject({ status: 409, error: { field: 'name' } })
  expect(await whatIsStored(app.pool)).toEqual(before)
  const section = await makeSection(ana, boardId, 'Cups')
  const after = await whatIsStored(app.pool)
  expect(await call('createSection', { name: 'CUPS' })).toMatchObject({
    status: 409,
    error: { name: 'section_name_taken', field: 'name' },
  })
  expect(await call('renameSection', { name: section.title })).toMatchObject({ status: 409, error: { field: 'name' } })
  expect(await whatIsStored(app.pool)).toEqual(after)
})
