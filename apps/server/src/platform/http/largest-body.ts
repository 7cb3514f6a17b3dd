/** How many bytes a request may have, unless its route says otherwise. */
export const LARGEST_BODY = 1024 * 1024
