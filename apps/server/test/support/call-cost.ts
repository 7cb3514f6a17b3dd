import type { Endpoint } from '@pinfold/contract'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { readingAll } from '../../src/platform/db/kept/answer-scope.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import type { SignedIn } from './people.ts'
import type { TestApp } from './test-app.ts'

/** What a call knows of its request, where it came by none. */
export const calledBy = {
  requestId: 'x',
  address: '10.0.0.1',
  userAgent: '',
  idempotencyKey: undefined,
  cookies: { set: () => undefined },
}

/**
 * How many statements the call sends once it is known who asks, their texts, and how many things it answers. It reads what
 * is kept as well, so it is the most that it may cost.
 */
export async function callCost(app: TestApp, endpoint: Endpoint, member: SignedIn | null, options: object) {
  const token = member?.cookies.get('_pinterest_sess') ?? ''
  const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
  const { result, statements } = await countStatements(() =>
    readingAll(() => app.core.binder.run(endpoint, viewer, options, calledBy)),
  )
  return {
    statements: statements.length,
    items: Array.isArray(result.data) ? result.data.length : 1,
    texts: statements,
  }
}
