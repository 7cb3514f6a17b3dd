import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import type * as Demonstration from '@pinfold/demonstration'
import type { Browser, BrowserTraits, CallManner, DemonstrationPort } from '@pinfold/demonstration'
import type { Core } from './core.ts'
import {
  becomePartner,
  findNamedMember,
  findViewer,
  hasMembers,
  makeMember,
  SESSION_COOKIE,
} from './modules/accounts/index.ts'
import { commandLine, grantRole } from './modules/employees/index.ts'
import { publishOnce } from './modules/articles/index.ts'
import { showOnce } from './modules/experiences/index.ts'
import { countSeen } from './modules/insights/index.ts'
import { receiveFile } from './modules/media/index.ts'
import { AppError } from './platform/errors/app-error.ts'
import type { RequestFacts } from './platform/http/request-facts.ts'
import { firstIdAt } from './platform/ids/ids.ts'
import { atMoment } from './platform/moments.ts'

const STATE_KEY = 'demonstration/state.json'

/** What the program offers to the demonstration that fills it. */
export const demonstrationPort = (
  core: Core,
  secret: string,
  operator: Pick<DemonstrationPort, 'tell' | 'complain'>,
): DemonstrationPort => ({
  secret,
  ...operator,
  now: () => core.clock.now(),
  hasMembers: () => hasMembers(core.db),
  async readState() {
    const stored = await core.storage.get(STATE_KEY)
    return stored && text(stored.stream)
  },
  async writeState(state) {
    await core.storage.put(STATE_KEY, Buffer.from(state), { contentType: 'application/json' })
  },
  openBrowser: (traits) => openBrowser(core, traits),
  becomePartner: (memberId) => becomePartner(core, memberId),
  async makeOwner(given) {
    if ((await findNamedMember(core, given.username)).memberId !== null) return false
    const { memberId } = await makeMember(core, { ...given, country: 'US' })
    await grantRole(core, commandLine, {
      memberId,
      role: 'owner',
      reason: 'The demonstration needs somebody to look after it',
    })
    return true
  },
  writeArticle: (article) => publishOnce(core, article),
  showExperience: (experience) => showOnce(core, experience),
  noteViews({ onlooker, name, views, moment }) {
    const { memberId: id, country, device } = onlooker
    const viewer = {
      id,
      device: `demonstration-${onlooker.name}`,
      kind: id === null ? 'logged-out' : 'authenticated',
      consent: { analytic: true, marketing: false, personalization: false, surface: 'demonstration' },
      country,
      deviceSource: device,
    } as const
    const seen = views.map(({ pinId, kind }) => [pinId, kind] as const)
    void atMoment(moment, async () => core.seenNotes.note(viewer, { batchKey: name, seen, address: onlooker.name }))
  },
  async countViews() {
    await core.seenNotes.flush()
    await countSeen(core)
  },
  sendPicture: (uploadId, bytes) => receiveFile(core, uploadId, () => Readable.from([bytes]), { isPatient: true }),
  firstIdAt,
  refusalOf: (error) => (error instanceof AppError ? error.code : null),
})

/** Calls go through the binder, as those of people do. */
async function openBrowser(core: Core, { name, address, userAgent, country }: BrowserTraits): Promise<Browser> {
  let token = ''
  const viewerNow = () => findViewer(core, { token, userAgent, country })
  let viewer = await viewerNow()
  const facts: RequestFacts = {
    requestId: name,
    address,
    userAgent,
    idempotencyKey: undefined,
    // The program itself asks: addresses need no proof, and no rate counts its calls.
    isInternal: true,
    cookies: {
      set(cookie) {
        if (cookie.name === SESSION_COOKIE) token = cookie.value
      },
    },
  }
  async function run<E extends Endpoint>(endpoint: E, options: OptionsInput<E>, idempotencyKey: string | undefined) {
    const before = token
    const answer = await core.binder.run(endpoint, viewer, options, { ...facts, idempotencyKey })
    if (token !== before) viewer = await viewerNow()
    return answer.data as ReplyOf<E>
  }
  return {
    memberId: () => viewer.id,
    call<E extends Endpoint>(endpoint: E, options: OptionsInput<E>, { idempotencyKey, moment }: CallManner = {}) {
      const work = () => run(endpoint, options, idempotencyKey)
      return moment === undefined ? work() : atMoment(moment, work)
    },
  }
}

/** The package, unless this installation goes without it: its drawings are many files with fonts. */
export async function loadDemonstration(): Promise<typeof Demonstration | null> {
  try {
    return await import('@pinfold/demonstration')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
