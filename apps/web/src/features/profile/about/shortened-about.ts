import type { User } from '@pinfold/contract'

/** VR-13: UTF-16 code units of about text that a header shows; the addresses under it take theirs away. */
const room = { desktop: 170, mobile: 130 } as const

type Described = Pick<User, 'about' | 'website_url' | 'impressum_url'>

/** What a header shows of an about text. It is cut between words, and never inside a letter; '' where no room is left. */
export function shortenAbout(user: Described, header: keyof typeof room): { text: string; isCut: boolean } {
  const about = user.about.trim()
  const limit = room[header] - (user.website_url ?? '').length - (user.impressum_url ?? '').length
  if (about.length <= limit) return { text: about, isCut: false }
  const head = wholeLetters(about, Math.max(limit, 0))
  const cut = head.replace(/\s+\S*$/u, '')
  // One word longer than the room has no place between words.
  const kept = cut === '' || /\s/u.test(about.charAt(head.length)) ? head : cut
  // "wool,…" reads like a slip.
  const text = kept.replace(/[\s,;:–—-]+$/u, '')
  return { text: text === '' ? '' : `${text}…`, isCut: true }
}

const letters = new Intl.Segmenter()

function wholeLetters(text: string, longest: number): string {
  let head = ''
  for (const { segment } of letters.segment(text.slice(0, longest + 40))) {
    if (head.length + segment.length > longest) break
    head += segment
  }
  return head
}
