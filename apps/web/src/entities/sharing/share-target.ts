import type { Board, MemberCard, Pin, Section, User } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import type { PromptReason } from '../viewer/log-in/prompt-headings.ts'
import { shareTargetWords } from './share-target.words.ts'

/** What is shared: a page of ours, and for messages the thing itself. */
export interface ShareTarget {
  readonly kind: 'pin' | 'board' | 'section' | 'profile'
  /** Of the thing that a message carries; sections travel as their address alone. */
  readonly id: string
  readonly title: string
  /** Starts with a slash. */
  readonly path: string
  readonly pictureUrl: string | null
  /** RP-03: what is sent lets its reader follow the private profile. */
  readonly invites?: boolean
}

/** VR-06: what visitors are told who want to share. */
export const sharePrompts = {
  pin: 'send',
  board: 'general',
  section: 'general',
  profile: 'shareProfile',
} as const satisfies Record<ShareTarget['kind'], PromptReason>

export const pinTarget = (pin: Pin): ShareTarget => ({
  kind: 'pin',
  id: pin.id,
  title: pin.title || shareTargetWords.pin,
  path: links.pin(pin.id),
  pictureUrl: pin.images['136x136'].url,
})

export const boardTarget = (board: Pick<Board, 'id' | 'name' | 'url'>): ShareTarget => ({
  kind: 'board',
  id: board.id,
  title: board.name,
  path: links.board(board),
  pictureUrl: null,
})

export const sectionTarget = (board: Pick<Board, 'url' | 'name'>, section: Section): ShareTarget => ({
  kind: 'section',
  id: section.id,
  title: shareTargetWords.section({ board: board.name, section: section.title }),
  path: links.section(board, section.slug),
  pictureUrl: null,
})

/** `isOwn` with a private profile attaches the follow invitation. */
export const profileTarget = (
  user: Pick<User | MemberCard, 'id' | 'username' | 'full_name' | 'image_small_url' | 'is_private_profile'>,
  isOwn: boolean,
): ShareTarget => ({
  kind: 'profile',
  id: user.id,
  title: user.full_name,
  path: links.profile(user.username),
  pictureUrl: user.image_small_url,
  invites: isOwn && user.is_private_profile,
})

/** The address of a message that the mail program begins. */
export function mailAddress({ title }: Pick<ShareTarget, 'title'>, address: string): string {
  const words = {
    subject: shareTargetWords.mailSubject({ title }),
    body: [shareTargetWords.mailBegins, '', title, address].join('\n'),
  }
  // Mail programs show a plus where a form would have a space.
  return `mailto:?${Object.entries(words)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')}`
}
