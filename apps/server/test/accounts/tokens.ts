import { type AccessTokenScope, accessTokenResource, accessTokenScopes } from '@pinfold/contract'
import type { SignedIn } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'

/** A program that sends a token, and no cookies. */
export class TokenClient extends TestClient {
  readonly token: string

  constructor(origin: string, token: string) {
    super(origin)
    this.token = token
    this.cookies.clear()
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${this.token}`)
    return super.fetch(path, { ...init, headers })
  }
}

let made = 0

/** A new token of the member's, and a program that sends it. */
export async function makeToken(owner: SignedIn, scopes: readonly AccessTokenScope[], expires_in_days?: number) {
  const { token, access_token } = await owner.ask(accessTokenResource.create, {
    name: `Token ${(made += 1)}`,
    scopes: [...scopes],
    ...(expires_in_days === undefined ? {} : { expires_in_days }),
  })
  return { client: new TokenClient(owner.origin, token), token, id: access_token.id }
}

/** Every scope to read, and every one to write. */
export const readingScopes = accessTokenScopes.filter((scope) => scope.endsWith(':read'))
export const writingScopes = accessTokenScopes.filter((scope) => scope.endsWith(':write'))
