import { z } from 'zod'
import { pixels } from './fields.ts'

/** One picture at one size. */
export const image = z.object({ url: z.string(), width: pixels, height: pixels })
export type Image = z.output<typeof image>

/** The renditions of a pin's picture, by their names in answers. */
export const renditions = ['orig', '1200x', '736x', '564x', '474x', '236x', '170x', '136x136'] as const
export type Rendition = (typeof renditions)[number]

/** The renditions by the first segment of their paths. */
export const pictureSizes = ['originals', '136x136', '170x', '236x', '474x', '564x', '736x', '1200x'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Every rendition of one picture. */
export const renditionImages = z.object({
  orig: image,
  '1200x': image,
  '736x': image,
  '564x': image,
  '474x': image,
  '236x': image,
  '170x': image,
  '136x136': image,
})
export type RenditionImages = z.output<typeof renditionImages>

/** The public name of a picture: 128 random bits as 32 hex digits, telling nothing of its bytes. */
export const pictureSignature = z.string().regex(/^[0-9a-f]{32}$/)

/** The path segment of a rendition; only the original is called differently there. */
export function sizeOfRendition(rendition: Rendition): PictureSize {
  return rendition === 'orig' ? 'originals' : rendition
}

/** The rendition that a path segment names. */
export function renditionOfSize(size: PictureSize): Rendition {
  return size === 'originals' ? 'orig' : size
}

/**
 * The address of one rendition: `{base}/{size}/ab/cd/ef/{signature}.{ext}`.
 * @param base an origin or a path without a trailing slash; empty for a path on the same host
 * @param ext without its dot
 */
export function pictureUrl(base: string, size: PictureSize, signature: string, ext: string): string {
  const folders = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)].join('/')
  return `${base}/${size}/${folders}/${signature}.${ext}`
}

/** What the path of a picture says. */
export interface PicturePath {
  size: PictureSize
  signature: string
  /** Without its dot, lower case. */
  ext: string
}

const picturePath = /^\/([^/]+)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\.([a-z0-9]{2,5})$/

/** Reads the path of a picture's address, null where it is not one or its folders do not fit its signature. */
export function parsePicturePath(path: string): PicturePath | null {
  const [, segment, first, second, third, signature, ext] = picturePath.exec(path) ?? []
  const size = pictureSizes.find((known) => known === segment)
  if (size === undefined || signature === undefined || ext === undefined) return null
  return signature.startsWith(`${first}${second}${third}`) ? { size, signature, ext } : null
}

/** The containers a video may come in. */
export const videoExtensions = ['mp4', 'mov', 'webm'] as const

/** The address of a video's file: `{base}/videos/ab/cd/ef/{signature}.{ext}`. */
export function videoUrl(base: string, signature: string, ext: string): string {
  const folders = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)].join('/')
  return `${base}/videos/${folders}/${signature}.${ext}`
}

const videoPath = /^\/videos\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\.(mp4|mov|webm)$/

/** Reads the path of a video's address, null where it is not one or its folders do not fit its signature. */
export function parseVideoPath(path: string): { signature: string; ext: string } | null {
  const [, first, second, third, signature, ext] = videoPath.exec(path) ?? []
  if (signature === undefined || ext === undefined) return null
  return signature.startsWith(`${first}${second}${third}`) ? { signature, ext } : null
}

/** What lies beside a video: playlists and films of its ladder, frames, captions. */
const videoFile = /^(?:master\.m3u8|\d{1,4}\.(?:m3u8|mp4)|frame-\d\.jpg|captions-[0-9a-f]{32}\.vtt)$/

/** The address of a file beside a video: `{base}/videos/ab/cd/ef/{signature}/{file}`. */
export function videoFileUrl(base: string, signature: string, file: string): string {
  const folders = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)].join('/')
  return `${base}/videos/${folders}/${signature}/${file}`
}

const videoFilePath = /^\/videos\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\/([^/]+)$/

/** Reads the path of a file beside a video, null where it is not one or its folders do not fit its signature. */
export function parseVideoFilePath(path: string): { signature: string; file: string } | null {
  const [, first, second, third, signature, file] = videoFilePath.exec(path) ?? []
  if (signature === undefined || file === undefined || !videoFile.test(file)) return null
  return signature.startsWith(`${first}${second}${third}`) ? { signature, file } : null
}
