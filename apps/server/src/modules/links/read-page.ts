/** Money as a page says it: a decimal number as text, and the letters of its currency (ISO 4217). */
export interface PagePrice {
  readonly value: string
  readonly currency: string
}

/** What a page says of something that can be bought. What it did not say, or said wrongly, is null. */
export interface ProductFacts {
  readonly kind: 'product'
  readonly name: string | null
  readonly price: PagePrice | null
  /** In the same currency as the price, and lower. */
  readonly salePrice: PagePrice | null
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | null
  readonly brand: string | null
  readonly condition: 'new' | 'used' | 'refurbished' | null
  /** Which of several kinds of the thing the price is for: its number or name. */
  readonly variant: string | null
  /** From 0 to 5. */
  readonly rating: { readonly value: number; readonly count: number } | null
}

/** What a page says of something to cook. */
export interface RecipeFacts {
  readonly kind: 'recipe'
  readonly name: string | null
  readonly ingredients: readonly { readonly group: string | null; readonly items: readonly string[] }[]
  readonly servings: string | null
  readonly prepareMinutes: number | null
  readonly cookMinutes: number | null
  readonly totalMinutes: number | null
  readonly diets: readonly string[]
  readonly rating: ProductFacts['rating']
}

/** What a page says of something to read. */
export interface ArticleFacts {
  readonly kind: 'article'
  readonly headline: string | null
  readonly authors: readonly string[]
  readonly publishedAt: Date | null
}

export type PageFacts = ProductFacts | RecipeFacts | ArticleFacts

/** A picture that a page shows, with its size in pixels; nought where it could not be looked at. */
export interface PagePicture {
  readonly url: string
  readonly width: number
  readonly height: number
  /** The words that stand with it. */
  readonly title: string | null
  readonly description: string | null
  readonly alt: string | null
  /** Where the picture wants to lead, when not to its page. */
  readonly link: string | null
}

/** What was read of a page on the web, made safe: plain text, whole addresses, no markup. */
export interface ReadPage {
  /** Where the page was found, after redirects. */
  readonly url: string
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  readonly iconUrl: string | null
  /** The site wants nothing of it saved; its own words for that, where it gave some. */
  readonly refusal: { readonly words: string | null } | null
  /** The likeliest first. */
  readonly pictures: readonly PagePicture[]
  readonly facts: PageFacts | null
  /** The address is no page: it is a film. */
  readonly isFilm?: true
}
