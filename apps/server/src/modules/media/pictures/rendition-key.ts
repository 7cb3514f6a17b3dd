import { renditionOfSize, type PictureSize, type Rendition } from '@pinfold/contract'

const contentHashForm = /^[0-9a-f]{64}$/

/**
 * The storage folder of a picture's bytes; deleting it deletes every rendition.
 * @throws TypeError when the hash is not 64 hex digits
 */
export function pictureFolder(contentHash: string): string {
  if (!contentHashForm.test(contentHash)) throw new TypeError('a content hash is 64 lower-case hex digits')
  return `pictures/${contentHash.slice(0, 2)}/${contentHash.slice(2, 4)}/${contentHash}`
}

/**
 * The storage key of one rendition, `pictures/ab/cd/<hash>/<rendition>.<extension>`.
 * @param size the rendition by its name in answers or in paths: `orig` and `originals` are the same file
 */
export function renditionKey(contentHash: string, size: Rendition | PictureSize, extension: string): string {
  const rendition = size === 'orig' ? size : renditionOfSize(size)
  return `${pictureFolder(contentHash)}/${rendition}.${extension}`
}
