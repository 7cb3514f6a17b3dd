import { pinResource } from '@pinfold/contract'
import { storeRead } from '../../src/modules/linked-pages/index.ts'
import type { PageFacts, ProductFacts, ReadPage } from '../../src/modules/links/index.ts'
import { readyUpload } from '../data/quick-pins.ts'
import type { SignedIn } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

/** A product that a page sells, with what differs. */
export const chair = (changes: Partial<ProductFacts> = {}): ProductFacts => ({
  kind: 'product',
  name: 'Oak chair',
  price: { value: '54.00', currency: 'EUR' },
  salePrice: null,
  availability: 'in_stock',
  brand: 'Lark',
  condition: 'new',
  variant: null,
  rating: { value: 4.5, count: 12 },
  ...changes,
})

/** A dish with ingredients in groups. */
export const soup: PageFacts = {
  kind: 'recipe',
  name: 'Leek soup',
  ingredients: [
    { group: null, items: ['2 leeks', '1 l broth'] },
    { group: 'Topping', items: ['Chives'] },
  ],
  servings: '4',
  prepareMinutes: 15,
  cookMinutes: 30,
  totalMinutes: 45,
  diets: ['vegetarian'],
  rating: null,
}

/** What a page says around its facts. */
export const pageWith = (
  facts: PageFacts | null,
): Pick<ReadPage, 'title' | 'description' | 'siteName' | 'iconUrl' | 'facts'> => ({
  title: 'A page',
  description: 'All about it',
  siteName: 'The Shop',
  iconUrl: 'https://shop.example/icon.png',
  facts,
})

/** A pin that leads to the address; what follows from that is done. */
export async function makeLinkedPin(
  app: TestApp,
  member: SignedIn,
  link: string,
  more: { board_id?: string; price_value?: string; price_currency?: string } = {},
) {
  const upload_id = await readyUpload(app, member.member.id)
  const pin = await member.ask(pinResource.create, { upload_id, link, ...more })
  await settled(app)
  return pin
}

/** The page of the address said this. */
export async function tell(app: TestApp, pageId: string, facts: PageFacts | null): Promise<void> {
  await storeRead(app.core, pageId, { kind: 'read', page: pageWith(facts), etag: null, lastModified: null })
  await settled(app)
}

/** The id of the page that the link leads to. */
export async function pageOf(app: TestApp, address: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>('select id from linked_pages where address = $1', [address])
  const [page] = rows
  if (page === undefined) throw new Error(`no page is known for ${address}`)
  return page.id
}
