import { accessTokenResource, accessTokensResource } from '@pinfold/contract'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import { type Actor, actors } from '../matrix.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { World } from '../world.ts'

/** Making a token names nobody: whoever is signed in makes one of their own. */
const namesNobody: readonly Actor[] = actors.filter((actor) => !['owner', 'anon', 'bot'].includes(actor))

let made = 0
const wanted = () => ({ name: `Token ${(made += 1)}`, scopes: ['pins:read' as const] })

const probes: readonly Probe[] = [
  lists(
    accessTokensResource.get,
    () => ({}),
    (tokens, { accessTokenId }) => tokens.some(({ id }) => id === accessTokenId),
  ),
  calls(accessTokenResource.create, wanted, { isUsingUp: true, notFor: namesNobody }),
  calls(accessTokenResource.delete, ({ accessTokenId }) => ({ access_token_id: accessTokenId }), { isUsingUp: true }),
]

/** An owner with a token, to whom everybody stands as the table says. */
async function withToken(world: World): Promise<Subject> {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  const { access_token: token } = await home.owner.ask(accessTokenResource.create, wanted())
  return { home, target: { ...home.profile, accessTokenId: token.id } }
}

const known = new WeakMap<World, Promise<Subject>>()
function shared(world: World): Promise<Subject> {
  const subject = known.get(world) ?? withToken(world)
  known.set(world, subject)
  return subject
}

async function tokensOf({ app }: World, { target }: Subject): Promise<unknown> {
  const { rows } = await app.pool.query('select id, name from access_tokens where member_id = $1', [target.userId])
  return rows
}

/** Personal access tokens, and who may see, make and revoke them. */
export const accessTokenRows: readonly CoveredRow[] = [
  {
    resource: 'access_token',
    action: 'list_create_revoke',
    proves: 'AC-09',
    probes,
    shared,
    fresh: withToken,
    witness: tokensOf,
  },
]
