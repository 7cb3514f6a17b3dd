import { type Board, memberRoutes, type Pin, type Section } from '@pinfold/contract'
import fc from 'fast-check'
import { anyImages, anyMember, anyPins, anyText, recordOf } from '../../entities/pin/card/any-pins.ts'

// For tests of what the server puts together.

/** How pages look; those that look alike have one template. */
export const anyLook = recordOf({
  locale: fc.constantFrom('en-US', 'de-DE', 'ar-EG'),
  theme: fc.constantFrom('system', 'dark'),
  isDescribed: fc.boolean(),
  isGrowing: fc.boolean(),
  hasSections: fc.boolean(),
  pins: fc.constantFrom('none', 'one', 'many'),
  privacy: fc.constantFrom('public', 'protected'),
  isSensitive: fc.boolean(),
  ending: fc.constantFrom('', '/'),
})
export type Look = typeof anyLook extends fc.Arbitrary<infer L> ? L : never

const some = (kind: string, all: readonly Pin[], spare: Pin): readonly Pin[] =>
  kind === 'none' ? [] : kind === 'one' ? [all[0] ?? spare] : all.length > 1 ? all : [spare, { ...spare, id: '99' }]

const count = fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 3_000_000 }))
const section = recordOf({
  id: fc.stringMatching(/^[1-9]\d{5,17}$/),
  type: fc.constant('board_section'),
  slug: fc.stringMatching(/^[a-zé写-]{1,9}$/),
  title: anyText,
  pin_count: fc.nat(),
  preview_pins: fc.array(
    recordOf({ id: fc.constant('8'), images: anyImages, image_signature: fc.constant('0a1b2c') }),
    {
      maxLength: 4,
    },
  ),
})
const aPin = anyPins.filter((all) => all.length > 0).map(([first]) => first as Pin)

const slug = fc.stringMatching(/^[a-zé写-]{2,12}$/)

/** A board that looks so, with all that its page reads. */
export const anyBoard = (how: Look) =>
  recordOf({
    slug,
    owner: anyMember,
    name: anyText,
    description: anyText.filter((text) => text !== ''),
    counts: fc.tuple(count, count, fc.oneof(fc.constant(0), count)),
    people: fc.array(anyMember, { maxLength: 8 }),
    pins: anyPins,
    spare: aPin,
    sections: fc.array(section, { minLength: 1, maxLength: 5 }),
    category: fc.option(fc.constantFrom('travel', 'food_drink')),
    cover: fc.constantFrom({}, { '222x': { url: '/media/a.jpg?b=1&c=2', width: 222, height: 150 } }),
    seo: fc.option(anyText),
    bookmark: fc.base64String({ minLength: 8, maxLength: 40 }),
  }).map(({ slug: place, counts, pins, spare, sections, bookmark, ...given }) => {
    const url = memberRoutes.board.build({ username: given.owner.username, slug: place })
    const board = {
      id: '18461978',
      type: 'board',
      name: given.name,
      url,
      owner: given.owner,
      description: how.isDescribed ? given.description : '',
      pin_count: counts[0],
      section_count: how.hasSections ? counts[1] : 0,
      follower_count: counts[2],
      collaborating_users: given.people,
      category: given.category,
      cover_images: given.cover,
      seo_title: given.seo,
      seo_description: given.seo,
      privacy: how.privacy,
      sensitivity_screen: how.isSensitive ? { title: 'Take care' } : null,
      viewer_can: { follow: true },
    } as unknown as Board
    return {
      board,
      path: how.ending === '/' ? url : url.slice(0, -1),
      pins: some(how.pins, pins, spare),
      sections: how.hasSections ? (sections as unknown as Section[]) : [],
      bookmark: how.isGrowing ? bookmark : undefined,
    }
  })
/** What is given to the page of a board. */
export type GivenBoard = ReturnType<typeof anyBoard> extends fc.Arbitrary<infer G> ? G : never
