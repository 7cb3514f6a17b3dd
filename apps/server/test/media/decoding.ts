import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp, { type Metadata } from 'sharp'
import { onTestFinished } from 'vitest'
import type {
  DecodedPicture,
  DecodedRendition,
  DecodeOutcome,
} from '../../src/modules/media/pictures/decoded-picture.ts'
import {
  createPictureDecoder,
  type PictureDecoder,
  type PictureDecoderOptions,
} from '../../src/modules/media/pictures/picture-decoder.ts'
import { patient } from './patient.ts'

/** A folder of the test's own, gone after it. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-media-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A decoder of the test's own with one worker, so that the next job meets what the last one left. */
export function ownDecoder(limits: PictureDecoderOptions['limits'] = {}, jobsPerWorker = 100): PictureDecoder {
  const decoder = createPictureDecoder({
    log: { warn: () => {} },
    limits: { ...patient, ...limits },
    workerCount: 1,
    jobsPerWorker,
  })
  onTestFinished(() => decoder.close())
  return decoder
}

export async function decodeBytes(decoder: PictureDecoder, bytes: Uint8Array, name = 'upload'): Promise<DecodeOutcome> {
  const folder = await ownFolder()
  const file = join(folder, name)
  await writeFile(file, bytes)
  return decoder.decode({ file }, join(folder, 'decoded'))
}

export async function decoded(decoder: PictureDecoder, bytes: Uint8Array): Promise<DecodedPicture> {
  const outcome = await decodeBytes(decoder, bytes)
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome.picture
}

export function renditionOf(picture: DecodedPicture, key: string, extension?: string): DecodedRendition {
  const found = picture.renditions.find((each) => each.key === key && (extension ?? each.extension) === each.extension)
  if (!found) throw new Error(`no ${key} ${extension ?? ''}`)
  return found
}

export function headerOf(rendition: DecodedRendition): Promise<Metadata> {
  return sharp(rendition.file).metadata()
}

/** Red, green and blue of one pixel as it is stored, whatever profile is attached. */
export async function pixelAt(rendition: DecodedRendition, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(rendition.file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel]
}

export async function eventually<T>(find: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await sleep(5)
  }
}
