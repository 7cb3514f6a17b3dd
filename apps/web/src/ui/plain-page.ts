/** The `handle` of a route whose page stands by itself, without what stands around every other: a small window. */
export const PLAIN_PAGE = 'plain'

/** The `handle` of a route whose pages bring a shell of their own: the area of the operator's employees. */
export const OWN_SHELL = 'own-shell'
