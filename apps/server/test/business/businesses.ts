import { acceptAccess, type AccessKind, type AccessRole, type AssetType, grantAccess } from '@pinfold/contract'
import { type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import { TestClient } from '../support/test-client.ts'

/** Makes accounts business accounts; no call of members does. */
export async function makeBusinesses(app: Pick<TestApp, 'pool'>, ...clients: readonly SignedIn[]): Promise<void> {
  const ids = clients.map(({ member }) => member.id)
  await app.pool.query('update members set is_partner = true where id = any($1::bigint[])', [ids])
}

/** A new business account. */
export async function signUpBusiness(app: TestApp): Promise<SignedIn> {
  const client = await signUp(app)
  await makeBusinesses(app, client)
  return client
}

/** Counts the client's sessions as opened with the second factor. */
export const confirmSecondFactor = (app: Pick<TestApp, 'pool'>, client: SignedIn) =>
  app.pool.query('update sessions set second_factor_at = now() where member_id = $1', [client.member.id])

/** Brings a business account into a business, by invitation and acceptance. */
export async function letAct(
  business: SignedIn,
  partner: SignedIn,
  role: AccessRole = 'ADMIN',
  kind: AccessKind = 'person',
): Promise<void> {
  await letActOn(business, partner, {}, role, kind)
}

/** Brings a business account into one part of a business, by invitation and acceptance. */
export async function letActOn(
  business: SignedIn,
  partner: SignedIn,
  part: { asset_type?: AssetType; asset_id?: string },
  role: AccessRole,
  kind: AccessKind = 'person',
): Promise<void> {
  await business.ask(grantAccess, { username: partner.member.username, role, kind, ...part })
  await partner.ask(acceptAccess, { business_id: business.member.id })
}

/** Access that stands already, as the operator gives it to one of its employees. */
export async function writeAccess(
  app: Pick<TestApp, 'pool'>,
  subject: SignedIn,
  grantee: SignedIn,
  source: 'invitation' | 'employee',
): Promise<void> {
  const columns = 'subject_id, grantee_id, source, role, state, edge_id'
  for (const [table, id] of [
    ['access_grants', subject.member.id],
    ['access_profiles', grantee.member.id],
  ] as const) {
    await app.pool.query(
      `insert into ${table} (bucket, ${columns}) values (($1::bigint >> 10) & 4095, $2, $3, $4, 'ADMIN', 'active', $3)`,
      [id, subject.member.id, grantee.member.id, source],
    )
  }
}

/** An employee of the operator, assigned to nobody yet. */
export async function signUpEmployee(app: TestApp): Promise<SignedIn> {
  const client = await signUp(app)
  await app.pool.query('update members set is_employee = true where id = $1', [client.member.id])
  return client
}

/** A browser that acts for another member in all calls that name none, and speaks of that member as itself. */
export function actingFor(client: SignedIn, subject: SignedIn['member']): SignedIn {
  const acting = new ActingClient(client, subject)
  acting.member = subject
  return acting as SignedIn
}

class ActingClient extends TestClient {
  private readonly subjectId: string

  constructor(client: TestClient, subject: SignedIn['member']) {
    super(() => client.origin)
    this.subjectId = subject.id
    this.userAgent = client.userAgent
    this.country = client.country
    // One browser: what it is given under either name it keeps once.
    Object.assign(this, { cookies: client.cookies, address: client.address })
  }

  override async resource(...[name, action, options, headers]: Parameters<TestClient['resource']>) {
    const acted = typeof options === 'string' ? options : { orbac_subject_id: this.subjectId, ...options }
    return super.resource(name, action, acted, headers)
  }

  override async path(...[method, pattern, options, headers]: Parameters<TestClient['path']>) {
    return super.path(method, pattern, { orbac_subject_id: this.subjectId, ...options }, headers)
  }

  /** Pages and pictures name whom they are for in their address. */
  override async fetch(path: string, init?: RequestInit) {
    const isCall = /^\/(resource|_ngjs|v3|vx|upload)\b/.test(path)
    if (isCall) return super.fetch(path, init)
    return super.fetch(`${path}${path.includes('?') ? '&' : '?'}orbac_subject_id=${this.subjectId}`, init)
  }
}
