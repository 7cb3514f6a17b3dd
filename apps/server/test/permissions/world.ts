import { employeeRoles } from '@pinfold/contract'
import { employ } from '../administration/staff.ts'
import type { TestClient } from '../support/test-client.ts'
import { makeBoard, makePin, savePin, type SignedIn, signUp, upload, drawPicture } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TestWeb } from '../support/test-web.ts'
import { actingFor } from '../business/businesses.ts'
import { type Actor, namesOwner } from './matrix.ts'
import { createHome, type Home } from './home.ts'

type MemberActor = Exclude<Actor, 'anon' | 'bot' | 'owner'>

/** Everybody the table speaks of, signed in, with things of their own. */
export interface World {
  readonly app: TestApp
  readonly members: Readonly<Record<MemberActor, SignedIn>>
  /** Nobody to anybody; their public pin may be saved by all. */
  readonly neutral: SignedIn
  readonly sourcePinId: string
  /** The board it is on, which everybody sees. */
  readonly sourceBoardId: string
  /** A second collaborator on every board. */
  readonly guest: SignedIn
  /** The owner whose profile is public, and the one whose profile is private. */
  readonly open: Home
  readonly hermit: Home
  /** The browser the actor asks from, at the other process; whose things are asked for decides who `owner` is. */
  clientOf(actor: Actor, home: Home): TestClient
  /** A board of the actor's own. */
  ownBoardOf(client: TestClient): Promise<string>
  /** A pin of the client's own on a board of their own, new each time; for visitors somebody else's. */
  ownPinOf(client: TestClient): Promise<string>
  /** A picture the client uploaded and has not used yet; for visitors a number. */
  ownUploadOf(client: TestClient): Promise<string>
}

/** Whoever has all of these sees no more than each of them alone: a role only ever opens. */
const staffRoles = employeeRoles.filter((role) => role !== 'owner')

/** The name machines of search engines give. */
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/**
 * Signs everybody up. Boards are made when a row asks for them. All of it is made through one web process and asked for at
 * another one, so that no answer is owed to what only the process knows that wrote.
 */
export async function buildWorld(app: TestApp, asked: Pick<TestWeb, 'origin'>): Promise<World> {
  const anon = app.client()
  const bot = app.client()
  bot.userAgent = BOT
  const neutral = await signUp(app)
  const [guest, openOwner, hermitOwner] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  const members = await signUpActors(app)
  const sourceBoard = await makeBoard(neutral)
  const source = await makePin(neutral, { boardId: sourceBoard.id, title: 'Source' })
  // Saves of a pin count on all that came of it, so what actors save of their own comes from another one.
  const otherSource = await makePin(neutral, { boardId: sourceBoard.id, title: 'Other source' })
  const cast = { app, members, guest, neutral, sourcePinId: source.id }
  const open = await createHome(cast, openOwner, { isPrivate: false })
  const hermit = await createHome(cast, hermitOwner, { isPrivate: true })
  const ownBoards = new Map<TestClient, Promise<string>>()
  const uploads = new Map<TestClient, string>()

  const standIns = new Map<string, TestClient>()
  const elsewhere = new Map<TestClient, TestClient>()
  const themselves = new Map<TestClient, TestClient>()
  const atOther = (client: TestClient, self = client): TestClient => {
    const known = elsewhere.get(client) ?? client.through(asked.origin)
    elsewhere.set(client, known)
    themselves.set(known, self)
    return known
  }
  const ownBoardOf = (asking: TestClient): Promise<string> => {
    const client = themselves.get(asking) ?? asking
    const known = ownBoards.get(client)
    if (known) return known
    const made = client.member ? makeBoard(client).then(({ id }) => id) : Promise.resolve(sourceBoard.id)
    ownBoards.set(client, made)
    return made
  }
  return {
    ...cast,
    sourceBoardId: sourceBoard.id,
    open,
    hermit,
    clientOf(actor, home) {
      if (actor === 'owner') return atOther(home.owner)
      if (actor === 'anon' || actor === 'bot') return atOther(actor === 'anon' ? anon : bot)
      if (!namesOwner(actor)) return atOther(members[actor])
      const key = `${actor} ${home.owner.member.id}`
      const acting = standIns.get(key) ?? actingFor(members[actor], home.owner.member)
      standIns.set(key, acting)
      // Without a second factor nothing can be made in the owner's name beforehand.
      return atOther(acting, actor === 'partner_nomfa' ? members[actor] : acting)
    },
    ownBoardOf,
    async ownPinOf(asking) {
      const client = themselves.get(asking) ?? asking
      return client.member ? (await savePin(client, otherSource.id, await ownBoardOf(client))).id : source.id
    },
    async ownUploadOf(asking) {
      const client = themselves.get(asking) ?? asking
      if (!client.member) return source.id
      const known = uploads.get(client)
      if (known !== undefined && !(await isUploadUsed(app, known))) return known
      const { id } = await upload(client, await drawPicture())
      uploads.set(client, id)
      return id
    },
  }
}

async function isUploadUsed(app: TestApp, id: string): Promise<boolean> {
  const { rowCount } = await app.pool.query('select 1 from uploads where id = $1 and used_at is not null', [id])
  return rowCount === 1
}

async function signUpActors(app: TestApp): Promise<Record<MemberActor, SignedIn>> {
  const names = [
    'stranger',
    'follower',
    'blocked',
    'blocker',
    'invitee',
    'collab',
    'partner_mfa',
    'partner_nomfa',
    'employee_assigned',
    'employee_unassigned',
    'staff',
    'verified_merchant',
  ] as const satisfies readonly MemberActor[]
  const signedIn = await Promise.all(names.map(async (name) => [name, await signUp(app)] as const))
  const members = Object.fromEntries(signedIn) as Record<MemberActor, SignedIn>
  const partners = [members.partner_mfa, members.partner_nomfa].map(({ member }) => member.id)
  const employees = [members.employee_assigned, members.employee_unassigned].map(({ member }) => member.id)
  // No call makes partners or employees, or confirms a second factor.
  await app.pool.query('update members set is_partner = true where id = any($1::bigint[])', [partners])
  await app.pool.query('update members set is_employee = true where id = any($1::bigint[])', [employees])
  const proved = [members.partner_mfa, members.employee_assigned, members.staff].map(({ member }) => member.id)
  await app.pool.query('update sessions set second_factor_at = now() where member_id = any($1::bigint[])', [proved])
  for (const role of staffRoles) await employ(app, members.staff, role)
  await app.pool.query('update members set is_partner = true, is_verified_merchant = true where id = $1', [
    members.verified_merchant.member.id,
  ])
  return members
}
