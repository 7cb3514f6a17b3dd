import { type Board, drawnPortrait, drawnPortraitPath, type Pin, type Section, type User } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import type { RootData } from '../../api/viewer.ts'
import { pageHead, type RootMatch } from './page-head.ts'
import { boardThings, isIndexable, pinThings, profileThings } from './structured-data.ts'
import { pageHeadWords } from './page-heads.words.ts'

/** Structured data stands in the page as it leaves the server; browsers neither need it nor the code that makes it. */
const isForMachines = import.meta.env.SSR

type Matches = readonly (RootMatch | undefined)[]

/** The head of a pin's page. */
export const pinHead = (pin: Pin, matches: Matches) =>
  pageHead(
    {
      title: pin.seo_title || pin.title || pageHeadWords.unnamedPin,
      description: pin.seo_description || pin.description || pin.alt_text || undefined,
      path: links.pin(pin.id),
      isPrivate: pin.privacy !== 'public' || !isIndexable(pin),
      shareType: 'pinterestapp:pin',
      isEmbeddable: true,
      picture: { ...pin.images['736x'], alt: pin.alt_text || pin.title || undefined },
      facts: (origin) => ({
        pinner: `${origin}${links.profile(pin.pinner.username)}`,
        pinboard: pin.board ? `${origin}${links.board(pin.board)}` : undefined,
        source: pin.link ?? undefined,
        saves: pin.repin_count,
        repins: pin.repin_count,
        comments: pin.comment_count,
      }),
      ...(isForMachines && { things: (origin: string) => pinThings(origin, pin) }),
    },
    matches,
  )

/** The head of a board's page, or of one of its sections. `pins` are those at its top. */
export function boardHead(board: Board, section: Section | null, pins: readonly Pin[], matches: Matches) {
  const name = section ? `${section.title} · ${board.name}` : board.seo_title || board.name
  const path = section ? links.section(board, section.slug) : links.board(board)
  const description = section
    ? pageHeadWords.section({ section: section.title, board: board.name, name: board.owner.full_name })
    : board.seo_description || board.description || pageHeadWords.board({ name: board.owner.full_name })
  return pageHead(
    {
      title: name,
      description,
      path,
      isPrivate: board.privacy !== 'public' || !isIndexable(board),
      shareType: 'pinterestapp:pinboard',
      isEmbeddable: section === null,
      feedPath: links.boardFeed(board),
      picture: boardPicture(board, name, pins),
      facts: (origin) => ({
        pinner: `${origin}${links.profile(board.owner.username)}`,
        pins: section ? section.pin_count : board.pin_count,
        followers: board.follower_count,
        category: board.category ?? undefined,
      }),
      ...(isForMachines && {
        things: (origin: string) =>
          boardThings(origin, board, pins, { name: section?.title ?? board.name, path, description }),
      }),
    },
    matches,
  )
}

function boardPicture(board: Board, name: string, pins: readonly Pin[]) {
  const pin = pins.find(isIndexable)
  // Where all pins are in sections, the cover stands for them.
  const image = pin?.images['736x'] ?? board.cover_images['222x']
  return image && { ...image, alt: pin?.alt_text || pin?.title || name }
}

/** Their picture in the one size whose width and height are certain, or the one that is drawn for who has none. */
function portraitOf(user: User) {
  const alt = user.full_name
  return user.image_medium_url === null
    ? { url: drawnPortraitPath(user), width: drawnPortrait.side, height: drawnPortrait.side, alt }
    : { url: user.image_medium_url, width: 136, height: 136, alt }
}

/** The head of every page about a member; `pins` are their newest, for the page that stands for the member (VR-19). */
export function profileHead(
  user: User,
  page: { title: string; path: string; pins?: readonly Pin[]; isPrivate?: boolean },
  matches: Matches,
) {
  const { pins } = page
  return pageHead(
    {
      title: page.title,
      description: user.about || pageHeadWords.profile({ name: user.full_name }),
      path: page.path,
      isPrivate: page.isPrivate === true || user.is_private_profile || !isIndexable(user),
      shareType: 'profile',
      picture: portraitOf(user),
      isEmbeddable: pins !== undefined,
      feedPath: links.profileFeed(user.username),
      facts: () => ({
        followers: user.follower_count,
        following: user.following_count,
        boards: user.board_count,
        pins: user.pin_count,
      }),
      ...(isForMachines &&
        pins &&
        !isSignedIn(matches) && { things: (origin: string) => profileThings(origin, user, pins) }),
    },
    matches,
  )
}

function isSignedIn(matches: Matches): boolean {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root?.viewer.isAuth === true
}
