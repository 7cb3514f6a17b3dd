/** Where an uploaded image came from, as told in events and stored with the upload. */
export const uploadedImageSources = ['uploaded', 'pinbuilder'] as const
export type UploadedImageSource = (typeof uploadedImageSources)[number]

/** Marks the image of an advertisement. */
export const adImageMarker = 'ad_img'
