/** Where an image that a member uploaded came from: a file chosen for it, or the Pin builder (BC-13). */
export const uploadedImageSources = ['uploaded', 'pinbuilder'] as const

/** Marks the image of an advertisement (BC-13). */
export const adImageMarker = 'ad_img'
