/** Where an uploaded image came from, as told in events and stored with the upload. */
export const uploadedImageSources = ['uploaded', 'pinbuilder'] as const

/** Marks the image of an advertisement. */
export const adImageMarker = 'ad_img'
