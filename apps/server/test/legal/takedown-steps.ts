import { type OptionsInput, pinResource, submitDsaTakedown } from '@pinfold/contract'
import { commandLine } from '../../src/modules/employees/index.ts'
import { acceptTakedown, refuseTakedown } from '../../src/modules/legal/takedowns/commands/decide-takedown.ts'
import { mailsTo } from '../support/mailbox.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

export const DAY = 24 * 60 * 60 * 1000

/** What somebody fills in, who took a photograph. */
export type Form = OptionsInput<typeof submitDsaTakedown>
export const form = (addresses: string[], wishes: Partial<Form> = {}): Form => ({
  law_types: ['DMCA'],
  country: 'DE',
  addresses,
  explanation: 'I took this photograph.',
  work: 'A photograph of a lighthouse',
  name: 'Cora Claim',
  email: 'cora@example.org',
  is_true: true,
  ...wishes,
})

export const inCountry = (client: TestClient, country: string) => Object.assign(client, { country })

/** Somebody with a board and a pin on it, which a request may name. */
export interface Claimed {
  readonly owner: SignedIn
  readonly board: { readonly id: string; readonly url: string }
  readonly pinId: string
}

export async function makeClaimed(app: TestApp): Promise<Claimed> {
  const owner = await signUp(app)
  const board = await makeBoard(owner)
  const { id: pinId } = await makePin(owner, { boardId: board.id })
  return { owner, board, pinId }
}

/** What tests of takedowns do again and again. */
export const steps = (app: () => TestApp) => ({
  at: (path: string) => `${app().origin}${path}`,
  ask: async (...paths: string[]) =>
    (
      await app()
        .client()
        .ask(submitDsaTakedown, form(paths.map((path) => `${app().origin}${path}`)))
    ).id,
  accept: (takedownId: string, isEverywhere = true) =>
    acceptTakedown(app().core, commandLine, { takedownId, isEverywhere, reason: 'It is theirs' }),
  refuse: (takedownId: string, reason = 'It is a parody.') =>
    refuseTakedown(app().core, commandLine, { takedownId, reason }),
  statusOf: async (client: TestClient, id: string) => (await client.call(pinResource.get, { id })).status,
  /** The newest mail to the address that says all of it. */
  mailTo: async (address: string, ...said: string[]) =>
    (await mailsTo(app(), address)).findLast(({ text }) => said.every((each) => text.includes(each))),
})
