/** The `handle` of a route whose page stands by itself, without what stands around every other: a small window. */
export const PLAIN_PAGE = 'plain'
