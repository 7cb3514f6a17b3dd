/** The element after the page's end in which banners stand. */
export const NOTICES_ID = 'notices'
