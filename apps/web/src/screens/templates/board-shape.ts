import { randomBytes, randomInt } from 'node:crypto'
import type { Board } from '@pinfold/contract'
import { packSections } from '../../entities/board/place/packed-sections.ts'
import { packPins } from '../../entities/pin/card/packed-pins.ts'
import { formatCount } from '../../ui/format.ts'
import { type BoardData, type BoardPage, boardPage } from './board-page.ts'
import { currentLanguage } from '@pinfold/words'

/** What the parts of a page are written of. Whatever else there is of a board belongs to its shape. */
const writtenOf = [
  'id',
  'node_id',
  'name',
  'url',
  'owner',
  'description',
  'pin_count',
  'section_count',
  'follower_count',
  'collaborator_count',
  'collaborating_users',
  'category',
  'created_at',
  'image_thumbnail_url',
  'image_cover_url',
  'image_cover_hd_url',
  'cover_images',
  'images',
  'cover_pin',
  'has_custom_cover',
  'board_order_modified_at',
  'seo_title',
  'seo_description',
  'seo_url',
] as const satisfies readonly (keyof Board)[]

type Written = (typeof writtenOf)[number]

const isWritten: ReadonlySet<string> = new Set(writtenOf)

const shapeOfBoard = (board: Board) =>
  Object.fromEntries(Object.entries(board).filter(([name]) => !isWritten.has(name))) as Omit<Board, Written>

/** Pages of the same shape differ only in their parts. */
export function shapeOf({ root, data, pins, sections, isGrowing, pathname }: BoardPage): string {
  const { board, pins: _pins, sections: _sections, ...rest } = data
  const has = [
    board.description !== '',
    board.pin_count > 0,
    board.section_count > 0,
    sections.length > 0,
    Math.min(pins.length, 2),
    isGrowing,
    pathname.endsWith('/'),
  ]
  return JSON.stringify([has, shapeOfBoard(board), rest, root, currentLanguage()])
}

/** A page that shows nothing of the board that it is like. */
export interface StandIn {
  readonly page: BoardPage
  /** What tells that a text is of it. */
  readonly traces: readonly string[]
}

/** Numbers that nothing on a page has by chance. */
const PINS = 987_654_321
const FOLLOWERS = 876_543_219

/**
 * A page of this shape whose texts stand for others. They hold what was drawn for them, so nobody could have written it
 * anywhere before.
 */
export function standInFor(page: BoardPage): StandIn {
  const token = `z${randomBytes(10).toString('hex')}`
  const digits = String(randomInt(2 ** 47, 2 ** 48 - 1))
  const masked = mask(token, digits)
  const { board, ...data } = page.data
  const written = Object.fromEntries(Object.entries(board).filter(([name]) => isWritten.has(name)))
  const standIn = {
    ...(masked(written) as Pick<Board, Written>),
    ...shapeOfBoard(board),
    // With a picture, which is named in the head, too.
    owner: { ...masked(board.owner), image_small_url: `/${token}/picture.jpg` },
    name: `${token}name`,
    url: `/${token}owner/${token}board/`,
    ...(board.description === '' && { description: '' }),
    pin_count: board.pin_count > 0 ? PINS : 0,
    follower_count: FOLLOWERS,
  } satisfies Board
  const shown: BoardData = {
    ...data,
    board: standIn,
    pins: packPins({
      data: masked(page.pins.slice(0, 2)),
      ...(page.isGrowing && { bookmark: `${token}more` }),
    }),
    sections: packSections(masked(page.sections.slice(0, 1))),
  }
  const { locale } = page.root
  const traces = [token, digits, ...[PINS, FOLLOWERS].flatMap((count) => [String(count), formatCount(count, locale)])]
  const place = {
    pathname: `/${token}asked/${token}for${page.pathname.endsWith('/') ? '/' : ''}`,
    nonce: `${token}nonce`,
  }
  return { page: boardPage(page.root, shown, place), traces }
}

/** Puts other texts in the place of all there are, each of its own; numbers in place of ids. What is empty stays so. */
function mask(token: string, digits: string): <T>(value: T) => T {
  let count = 100
  const textFor = (text: string) => {
    count += 1
    return /^\d+$/.test(text) ? `${digits}${count}` : `${token}${count}x`
  }
  const masked = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? '' : textFor(value)
    if (Array.isArray(value)) return value.map(masked)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, masked(inside)]))
  }
  return masked as <T>(value: T) => T
}
