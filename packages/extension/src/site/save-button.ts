import {
  type Asked,
  createWindowAddress,
  openCreateWindow,
  openPinWindow,
  pinWindowAddress,
} from '../bookmarklet/create-window.ts'
import { pinIdIn } from '../page/picture-of.ts'
import { makeButton } from './button.ts'
import { makeFrame } from './frame.ts'
import { askCount } from './save-count.ts'
import { saveButtonWords } from './save-button.words.ts'
import { type Said, type WidgetKind, widgetKinds } from './widget-options.ts'

const DONE = 'data-pinfold-built'

/** What a button saves: what its attributes say goes before its address, and the page itself is the last to be asked. */
function askedBy(link: HTMLAnchorElement, said: Said): Asked {
  const given = new URL(link.href || document.location.href).searchParams
  const url = said('url') || (given.get('url') ?? '') || document.location.href
  return {
    url,
    media: said('media') || (given.get('media') ?? ''),
    description: said('description') || (given.get('description') ?? '') || document.title,
  }
}

/** The bookmarklet, for a page that offers all of its pictures. */
function pinAny(origin: string): void {
  const script = document.createElement('script')
  script.src = `${origin}/js/bookmarklet.js`
  script.addEventListener('error', () => openCreateWindow(origin, { url: document.location.href }))
  document.body.append(script)
}

async function buildOne(origin: string, link: HTMLAnchorElement): Promise<void> {
  const said: Said = (name) => link.getAttribute(`data-pin-${name}`)?.trim() ?? ''
  const kind = widgetKinds.find((each) => each === said('do'))
  if (kind === undefined || link.hasAttribute(DONE)) return
  link.setAttribute(DONE, '')
  await builders[kind](origin, link, said)
}

type Builder = (origin: string, link: HTMLAnchorElement, said: Said) => Promise<void> | void

const framed =
  (kind: 'embedPin' | 'embedBoard' | 'embedUser'): Builder =>
  async (origin, link, said) => {
    const frame = await makeFrame(origin, kind, link.href, said)
    if (frame) link.replaceWith(frame)
  }

const builders: Readonly<Record<WidgetKind, Builder>> = {
  buttonPin(origin, link, said) {
    const text = saveButtonWords.save
    const pinId = pinIdIn(said('id'))
    if (pinId !== '') {
      const onPress = () => openPinWindow(origin, pinId)
      return makeButton(link, { href: pinWindowAddress(origin, pinId), text, said, onPress })
    }
    const asked = askedBy(link, said)
    const href = createWindowAddress(origin, asked)
    const onPress = () => openCreateWindow(origin, asked)
    return makeButton(link, { href, text, said, onPress, onCount: () => askCount(origin, asked.url) })
  },
  buttonBookmark(origin, link, said) {
    const url = document.location.href
    const href = createWindowAddress(origin, { url })
    const onCount = () => askCount(origin, url)
    makeButton(link, { href, text: saveButtonWords.save, said, onPress: () => pinAny(origin), onCount })
  },
  buttonFollow(origin, link, said) {
    const { pathname } = new URL(link.href, origin)
    const href = origin + pathname
    const name = link.textContent.trim()
    const text = name === '' ? saveButtonWords.follow : name
    makeButton(link, { href, text, said, onPress: () => void window.open(href, '_blank', 'noopener') })
  },
  embedPin: framed('embedPin'),
  embedBoard: framed('embedBoard'),
  embedUser: framed('embedUser'),
}

const own = document.currentScript
if (own instanceof HTMLScriptElement) {
  const { origin } = new URL(own.src)
  /** Builds what has come to the page since. */
  const build = (within: ParentNode = document) => {
    for (const link of within.querySelectorAll<HTMLAnchorElement>('a[data-pin-do]')) void buildOne(origin, link)
  }
  Object.assign(window, { PinUtils: { build, pinAny: () => pinAny(origin) } })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => build())
  else build()
}
