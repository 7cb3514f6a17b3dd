import {
  baseSearchResource,
  boardFeedResource,
  boardResource,
  boardSectionPinsResource,
  boardsResource,
  type Endpoint,
  type OptionsInput,
  pictureUrl,
  pinResource,
  routes,
  searchResource,
  userHomefeedResource,
  userPinsResource,
} from '@pinfold/contract'
import type { TestClient } from '../support/test-client.ts'
import type { Shown } from './hidden-world.ts'
import type { Look } from './veils.ts'

/** One way to look for a pin. */
export interface Sight {
  readonly name: string
  readonly manner: Look['manner']
  /** How many of those who look are visitors; pages are kept for them, and machines sign in nowhere. */
  readonly visitors: number
  /** The ids of everything that showed. */
  look(client: TestClient, shown: Shown): Promise<ReadonlySet<string>>
}

const OF_CALLS = 0.25
const OF_PAGES = 0.8

const nothing: ReadonlySet<string> = new Set()
/** Ids are long. */
const idsIn = (text: string): ReadonlySet<string> => new Set(text.match(/\d{15,}/g))

function expectAnswered(status: number, name: string): void {
  if (status !== 200 && status !== 404) throw new Error(`${name} answered ${status}`)
}

/** By a call; everything in its data counts, wherever it stands. */
function called<E extends Endpoint>(
  name: string,
  manner: Look['manner'],
  endpoint: E,
  options: (shown: Shown) => OptionsInput<E>,
): Sight {
  return {
    name,
    manner,
    visitors: OF_CALLS,
    async look(client, shown) {
      const { status, data } = await client.call(endpoint, options(shown))
      expectAnswered(status, name)
      return status === 200 ? idsIn(JSON.stringify(data)) : nothing
    },
  }
}

/** By a page, or what else is fetched as text. */
function fetched(name: string, manner: Look['manner'], path: (shown: Shown) => string, visitors = OF_PAGES): Sight {
  return {
    name,
    manner,
    visitors,
    async look(client, shown) {
      const response = await client.fetch(path(shown))
      const text = await response.text()
      // A part of a profile that has nothing to show leads to another part.
      if (response.status !== 302) expectAnswered(response.status, name)
      return response.status === 200 ? idsIn(text) : nothing
    },
  }
}

const ofBoard = ({ place: { owner, slug } }: Shown) => ({ username: owner.member.username, slug })
const ofOwner = ({ place: { owner } }: Shown) => ({ username: owner.member.username })

/** A pin, which also says where its picture is now. */
const pin: Sight = {
  name: 'a pin',
  manner: 'direct',
  visitors: OF_CALLS,
  async look(client, shown) {
    const { status, data } = await client.call(pinResource.get, { id: shown.id })
    expectAnswered(status, 'a pin')
    if (status !== 200) return nothing
    shown.signature = data.image_signature
    return idsIn(JSON.stringify(data))
  },
}

const picture: Sight = {
  name: 'a picture',
  manner: 'picture',
  visitors: OF_CALLS,
  async look(client, { id, signature }) {
    const response = await client.fetch(pictureUrl('', '236x', signature, 'jpg'))
    await response.arrayBuffer()
    expectAnswered(response.status, 'a picture')
    return response.status === 200 ? new Set([id]) : nothing
  },
}

/** Every way that is tried. */
export const sights: readonly Sight[] = [
  pin,
  picture,
  called('a board', 'direct', boardResource.get, ({ place }) => ({ board_id: place.id })),
  called('the pins of a board', 'direct', boardFeedResource.get, ({ place }) => ({ board_id: place.id })),
  called('the pins of a section', 'direct', boardSectionPinsResource.get, ({ place }) => ({
    section_id: place.section.id,
  })),
  called('the pins of a profile', 'listed', userPinsResource.get, ofOwner),
  called('the boards of a profile', 'listed', boardsResource.get, ofOwner),
  called('a search', 'listed', baseSearchResource.get, () => ({ query: 'lanterns' })),
  called('a search for boards', 'listed', searchResource.get, () => ({ query: 'lanterns', scope: 'boards' as const })),
  called('a feed', 'listed', userHomefeedResource.get, () => ({})),
  fetched('the page of a pin', 'direct', ({ id }) => routes.closeup.build({ pinId: id })),
  fetched('the page of a board', 'direct', (shown) => routes.board.build(ofBoard(shown))),
  fetched('the page of a section', 'direct', (shown) =>
    routes.section.build({ ...ofBoard(shown), sectionSlug: shown.place.section.slug }),
  ),
  fetched('the page of a profile', 'listed', (shown) => routes.profileSaved.build(ofOwner(shown))),
  fetched('the start page', 'listed', () => '/'),
  fetched('what machines read of a board', 'direct', (shown) => routes.boardFeed.build(ofBoard(shown)), 1),
  fetched('what machines read of a profile', 'listed', (shown) => routes.profileFeed.build(ofOwner(shown)), 1),
]
