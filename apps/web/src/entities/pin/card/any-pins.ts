import { type Pin, pictureUrl, renditions, sizeOfRendition } from '@pinfold/contract'
import fc from 'fast-check'

// For tests of what the server writes as text.

/** Objects as JSON has them. */
export const recordOf = <T>(of: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(of, { noNullPrototype: true })

/** Words of people: none, markup, quotes, other scripts. */
export const anyText = fc.oneof(
  fc.constantFrom('', ' ', `<b>"Tom's" & more</b>`, 'a title of more than one line on every screen', '写真'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const side = fc.integer({ min: 1, max: 4000 })
const signature = fc.stringMatching(/^[0-9a-f]{32}$/)
/** A picture in all its sizes. */
export const anyImages = recordOf({ signature, width: side, height: side }).map(
  ({ signature: name, width, height }) =>
    Object.fromEntries(
      renditions.map((key, index) => {
        const url = pictureUrl('https://pictures.example', sizeOfRendition(key), name, 'jpg')
        // Small originals have the same width under several names.
        return [key, { url, width: key === 'orig' ? width : Math.min(width, 136 + index * 100), height }]
      }),
    ) as Pin['images'],
)
/** A member, with a picture or without. */
export const anyMember = recordOf({
  id: fc.constant('7'),
  username: fc.stringMatching(/^[a-z][a-z0-9_]{2,20}$/),
  full_name: anyText,
  image_small_url: fc.constantFrom(null, 'https://pictures.example/a.jpg?b=1&c=2', 'https://pictures.example/b.jpg'),
})
const pin = recordOf({
  images: anyImages,
  pinner: anyMember,
  title: anyText,
  grid_title: anyText,
  alt_text: fc.option(anyText),
  dominant_color: fc.constantFrom(null, '#78b888'),
  placeholder: fc.constantFrom(null, 'data:image/webp;base64,UklGRkwAAABXRUJQ+/=='),
  privacy: fc.constantFrom('public', 'secret'),
  is_promoted: fc.boolean(),
  story_pin_data: fc.constantFrom(null, { page_count: 1 }, { page_count: 3 }),
  videos: fc.constantFrom(undefined, { video_list: { V: { duration: 65_000 } } }),
  pin_metrics: fc.constantFrom(
    undefined,
    { saves: 0, comments: 0, reactions: 0, tried: 0 },
    { saves: 3, comments: 0, reactions: 1, tried: 2 },
  ),
  price_value: fc.constantFrom(null, '12.50'),
  price_currency: fc.constantFrom(null, 'EUR'),
  rich_summary: fc.constantFrom(
    null,
    { products: [{ name: 'Chair', offer_summary: { price: '54.00', currency: 'EUR', availability: 'out_of_stock' } }] },
    { recipe: { total_minutes: 75, servings: '4' } },
    { article: { headline: `<i>Tom's</i> "leeks" & more`, author: 'Eva Ruiz' } },
  ),
})
/** Lists of pins of all kinds, some longer than what is drawn at once. */
export const anyPins = fc.array(pin, { maxLength: 35 }).map(
  (all) =>
    all.map((each, index) => ({
      ...each,
      id: `10${index}`,
      image_signature: /([0-9a-f]+)\.jpg$/.exec(each.images.orig.url)?.[1] ?? '',
    })) as unknown as Pin[],
)
