import { make, shadowOn } from '../page/make-element.ts'
import css from './button.css?inline'
import { withCount } from './save-count.ts'
import { buttonLookOf, type Said } from './widget-options.ts'

const SHAPE = 'M8 0h10l14 14v10a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z'

function mark(): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 32 32')
  drawing.setAttribute('aria-hidden', 'true')
  const sheet = document.createElementNS(drawing.namespaceURI, 'path') as SVGElement
  sheet.setAttribute('d', SHAPE)
  sheet.setAttribute('fill', 'currentColor')
  drawing.append(sheet)
  return drawing
}

interface ButtonOf {
  /** Where it leads without a script, too. */
  readonly href: string
  readonly text: string
  readonly said: Said
  readonly onPress: () => void
  /** Asks how often it was saved, for those that show it. */
  readonly onCount?: () => Promise<unknown>
}

/** A button in the place of a link; one that the site draws itself only gets what it does. */
export function makeButton(link: HTMLAnchorElement, { href, text, said, onPress, onCount }: ButtonOf): void {
  const { isCustom, isLarge, isRound, count } = buttonLookOf(said)
  const press = (event: Event) => {
    event.preventDefault()
    onPress()
  }
  if (isCustom) {
    link.addEventListener('click', press)
    return
  }
  const name = ['button', isLarge && 'large', isRound && 'round'].filter((each) => each !== false).join(' ')
  const inner = make('a', { href, class: name, rel: 'noopener', target: '_blank' })
  inner.append(mark())
  if (isRound) inner.setAttribute('aria-label', text)
  else inner.append(text)
  inner.addEventListener('click', press)
  const host = document.createElement('span')
  for (const { name: key, value } of link.attributes) if (key.startsWith('data-pin-')) host.setAttribute(key, value)
  const isCounted = count !== 'none' && onCount !== undefined
  shadowOn(host, css).append(isCounted ? withCount(inner, count, said, onCount()) : inner)
  link.replaceWith(host)
}
