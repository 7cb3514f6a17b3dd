import type { Collected, PagePicture } from '../page/collect-pictures.ts'
import { make, shadowOn } from '../page/make-element.ts'
import { bookmarkletWords } from './bookmarklet.words.ts'
import css from './overlay.css?inline'

const HOST = 'pinfold-bookmarklet'

interface OverlayActs {
  readonly onChoose: (picture: PagePicture) => void
  readonly onOwn: () => void
}

/** Shows over the page that pictures are being looked for, then what was found. A second one takes the first's place. */
export function openOverlay(acts: OverlayActs): { show(collected: Collected): void; close(): void } {
  document.querySelector(HOST)?.remove()
  const host = document.createElement(HOST)
  const dialog = make('dialog', { 'aria-label': bookmarkletWords.heading })
  const close = () => {
    dialog.close()
    host.remove()
  }
  const content = make('div', { class: 'told' }, make('p', { role: 'status' }, bookmarkletWords.looking))
  const heading = make(
    'header',
    {},
    make('h1', {}, bookmarkletWords.heading),
    make('button', { class: 'close', 'aria-label': bookmarkletWords.close, click: close }, '✕'),
  )
  const body = make('div', { class: 'body' }, heading, content)
  dialog.append(body)
  dialog.addEventListener('close', () => host.remove())
  // Keys of the page, such as those of a film, are not for what lies below.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  shadowOn(host, css).append(dialog)
  document.documentElement.append(host)
  dialog.showModal()
  return {
    close,
    show: (collected) => body.replaceChildren(heading, found(collected, acts)),
  }
}

function found({ pictures, refusal }: Collected, { onChoose, onOwn }: OverlayActs): HTMLElement {
  if (refusal) return told(refusal.words || bookmarkletWords.refused)
  if (pictures.length === 0) {
    return told(bookmarkletWords.none, make('button', { class: 'own', click: onOwn }, bookmarkletWords.addOwn))
  }
  const item = (picture: PagePicture) =>
    make(
      'li',
      {},
      make(
        'button',
        { class: 'picture', click: () => onChoose(picture) },
        make('img', { src: picture.address, alt: picture.words }),
        make('span', { class: 'size' }, `${picture.width} × ${picture.height}`),
        make('span', { class: 'save' }, bookmarkletWords.save),
      ),
    )
  return make('ul', {}, ...pictures.map(item))
}

const told = (text: string, ...more: readonly Node[]) =>
  make('div', { class: 'told' }, make('p', { role: 'status' }, text), ...more)
