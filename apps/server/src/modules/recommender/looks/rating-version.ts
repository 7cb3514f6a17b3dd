/** Raised whenever pictures are to be rated anew. */
export const RATING_VERSION = 1
