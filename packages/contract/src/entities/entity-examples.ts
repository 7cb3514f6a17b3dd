import type { z } from 'zod'
import type { BoardCard } from './board.ts'
import { formatWireDate, nodeId } from './fields.ts'
import { pictureUrl, renditions, sizeOfRendition, type Image, type RenditionImages } from './picture.ts'
import type { MemberCard } from './user.ts'

/** Examples for the tests of this folder. */
export const signature = '0123456789abcdef0123456789abcdef'
export const moment = formatWireDate(new Date(Date.UTC(2026, 9, 1, 12)))
export const picture: Image = { url: pictureUrl('', '236x', signature, 'jpg'), width: 236, height: 300 }
export const pictures = Object.fromEntries(
  renditions.map((rendition) => [
    rendition,
    { ...picture, url: pictureUrl('', sizeOfRendition(rendition), signature, 'jpg') },
  ]),
) as RenditionImages

export const card: MemberCard = {
  id: '7301444403251871744',
  type: 'user',
  node_id: nodeId('User', '7301444403251871744'),
  username: 'ana',
  full_name: 'Ana Lima',
  image_small_url: null,
  image_medium_url: picture.url,
  is_private_profile: false,
  explicitly_followed_by_me: true,
}

export const boardOfCard: BoardCard = {
  id: '12',
  type: 'board',
  node_id: nodeId('Board', '12'),
  name: 'Balcony garden',
  url: '/ana/balcony-garden/',
  privacy: 'public',
}

/** The names in a requirement's list that an example, kept by its schema, does not show. Dots go inside. */
export function missingNames(schema: z.ZodType, example: object, names: string): string[] {
  const kept = schema.parse(example)
  return names.split(/[\s,]+/).filter((name) => valueAt(kept, name.split('.')) === undefined)
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return valueAt(value[0], [name, ...rest])
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt(Object.entries(value).find(([key]) => key === name)?.[1], rest)
}
