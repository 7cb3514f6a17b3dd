import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'

/** Where the recommender listens: a socket of this machine, or an address. */
export type RecommenderPlace = { readonly path: string } | { readonly host: string; readonly port: number }

/** A socket may have so many bytes, by the strictest of the systems we name. */
const LONGEST_PATH = 103

/** The place for all processes that share this data folder; null where its name is too long for a socket. */
export function placeInFolder(dataFolder: string): RecommenderPlace | null {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\pinfold-${name}` }
  const path = join(dataFolder, 'recommender.sock')
  return Buffer.byteLength(path) > LONGEST_PATH ? null : { path }
}

/** What processes of one installation show each other. */
export const recommenderToken = (secret: string): string =>
  createHmac('sha256', secret).update('recommender').digest('base64url')
