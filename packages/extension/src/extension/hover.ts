import { pictureOf } from '../page/picture-of.ts'
import { refusalOf } from '../page/page-rules.ts'
import { make, shadowOn } from '../page/make-element.ts'
import { extensionWords } from './extension.words.ts'
import css from './hover.css?inline'
import { askWorker } from './messages.ts'
import { readSettings } from './settings.ts'

const SMALLEST_SIDE = 100
const INSET = 12

/** CN-11: a Save button over the picture that is pointed at. */
function standOverPictures(): void {
  const host = document.createElement('pinfold-save')
  let address = ''
  const button = make('button', { hidden: '', click: () => void askWorker('choose', { address }) }, extensionWords.save)
  shadowOn(host, css).append(button)
  document.documentElement.append(host)
  const hide = () => {
    button.hidden = true
  }
  document.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element) || target === host) return
    const picture = target instanceof HTMLImageElement ? pictureOf(target) : null
    const box = target.getBoundingClientRect()
    if (picture === null || box.width < SMALLEST_SIDE || box.height < SMALLEST_SIDE) return hide()
    address = picture.address
    button.style.insetBlockStart = `${Math.max(box.top, 0) + INSET}px`
    button.style.insetInlineStart = `${Math.max(box.left, 0) + INSET}px`
    button.hidden = false
  })
  window.addEventListener('scroll', hide, { passive: true, capture: true })
}

const isAllowed = async () => {
  const { server, token, quietHosts } = await readSettings()
  const { host, origin } = window.location
  return token !== '' && origin !== server && !quietHosts.includes(host) && refusalOf(document) === null
}

async function begin(): Promise<void> {
  if (await isAllowed()) standOverPictures()
}

void begin()
