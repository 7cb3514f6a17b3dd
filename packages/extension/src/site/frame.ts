import { make } from '../page/make-element.ts'
import { saveButtonWords } from './save-button.words.ts'
import { listFrame, pinFrame, scaleOf, type Said, type Size } from './widget-options.ts'

type FrameKind = 'embedPin' | 'embedBoard' | 'embedUser'

const titles = {
  embedPin: () => saveButtonWords.pin,
  embedBoard: () => saveButtonWords.board,
  embedUser: () => saveButtonWords.profile,
} as const satisfies Record<FrameKind, () => string>

/** The page of ours that a frame holds for an address; undefined where the address names no such thing. */
export function framePath(kind: FrameKind, path: string): string | undefined {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second] = parts
  if (kind === 'embedPin')
    return first === 'pin' && /^\d{1,19}$/.test(second ?? '') ? `/embed/pin/${second}/` : undefined
  if (kind === 'embedBoard') return parts.length === 2 ? `/embed/board/${first}/${second}/` : undefined
  return parts.length === 1 ? `/embed/profile/${first}/` : undefined
}

/** CN-12: a frame that runs nothing, is told nothing of the page around it, and is loaded when it comes near. */
export async function makeFrame(origin: string, kind: FrameKind, href: string, said: Said): Promise<Element | null> {
  const path = framePath(kind, new URL(href, origin).pathname)
  if (path === undefined) return null
  const scale = kind === 'embedPin' ? '' : scaleOf(said)
  const { width, height } = kind === 'embedPin' ? await sizeOfPin(origin, href, said) : listFrame(said)
  return make('iframe', {
    src: origin + path + scale,
    title: titles[kind](),
    width: String(width),
    height: String(height),
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    style: 'border:0;max-width:100%',
  })
}

/** How high the picture is, is asked as anybody may ask; where nobody tells, it is taken to be upright. */
async function sizeOfPin(origin: string, href: string, said: Said): Promise<Size> {
  const UPRIGHT = 1.5
  try {
    const answer = await fetch(`${origin}/oembed.json?${new URLSearchParams({ url: new URL(href, origin).href })}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const { thumbnail_width: width, thumbnail_height: height } = (await answer.json()) as Record<string, unknown>
    if (typeof width === 'number' && typeof height === 'number' && width > 0) return pinFrame(said, height / width)
  } catch {
    // A frame of some height is better than none.
  }
  return pinFrame(said, UPRIGHT)
}
