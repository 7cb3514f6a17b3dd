import { adImageMarker, type MemberCard, type Pin } from '@pinfold/contract'
import { ChevronsDown, Lock } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { links } from '../../../api/links.ts'
import { avatarHtml } from '../../../ui/avatar-html.ts'
import { classNames } from '../../../ui/class-names.ts'
import { htmlText } from '../../../ui/html-text.ts'
import type { DrawnWall } from '../../../ui/masonry/masonry.tsx'
import wallStyles from '../../../ui/masonry/masonry.module.css'
import { cardStyleText } from '../../../ui/masonry/masonry-style.ts'
import { factLine } from '../page/fact-line.ts'
import { kindBadge } from './kind-badge.ts'
import { pictureAlt } from './picture-alt.ts'
import styles from './pin-card.module.css'
import { gridTitle, pinCardSize } from './pin-card-size.ts'
import { BARE_SIZES, CARD_SIZES } from './pin-card.tsx'
import pictureStyles from './pin-picture.module.css'
import { sourceSet } from './pin-picture.tsx'
import type { CardsLook } from './ready-cards.ts'
import { pinCardWords } from './pin-card.words.ts'

// A wall of React's elements costs the server ten times as much as its text. Letter by letter what `PinCard` and `Masonry`
// render to, or the browser would not take it over: the test beside this file compares them.

const cutIcon = renderToStaticMarkup(<ChevronsDown size={16} />)
// The server writes in all languages.
const lockIcons = new Map<string, string>()

function lockIcon(label: string): string {
  const known = lockIcons.get(label)
  if (known !== undefined) return known
  const made = renderToStaticMarkup(<Lock size={14} aria-label={label} />)
  lockIcons.set(label, made)
  return made
}

/** The items of a wall of pins, as the server writes them. */
export function cardsHtml(pins: readonly Pin[], look: CardsLook, { wall, indexes, setSize }: DrawnWall): string {
  let html = ''
  for (const index of indexes) {
    const pin = pins[index]
    if (pin === undefined) continue
    const place = `style="${cardStyleText(wall, index)}" aria-setsize="${setSize}" aria-posinset="${index + 1}"`
    html += `<li class="${wallStyles['item']}" ${place}>${cardHtml(pin, look, index < look.firsts)}</li>`
  }
  return html
}

function cardHtml(pin: Pin, look: CardsLook, isFirst: boolean): string {
  const { showsPinner } = look
  const size = pinCardSize(pin, showsPinner, look.isBare, look.line?.has(pin))
  const badge = kindBadge(pin, look.locale)
  const title = gridTitle(pin)
  const name = title === '' ? pin.alt_text || pinCardWords.unnamed : title
  const label = htmlText(badge === null ? name : pinCardWords.withBadge({ name, badge }))
  const onPicture = size.lines === 0 && !size.hasFacts && !size.hasLine && !showsPinner && styles['onPicture']
  return (
    `<article class="${styles['card']}"><div class="${styles['top']}">` +
    `<a class="${styles['link']}" aria-label="${label}" href="${htmlText(links.pin(pin.id))}" data-discover="true">` +
    `${pictureHtml(pin, size, look, isFirst)}<span class="${styles['scrim']}"></span>` +
    `${badge === null ? '' : `<span class="${styles['badge']}">${htmlText(badge)}</span>`}</a>` +
    `${pin.privacy === 'secret' ? secretMark() : ''}</div>` +
    `${size.lines > 0 ? titleHtml(title, size) : ''}${factsHtml(pin, size, look)}${size.hasLine ? lineHtml(pin, look) : ''}${showsPinner ? pinnerHtml(pin.pinner) : ''}` +
    `<button type="button" class="${classNames(styles['more'], onPicture)}" aria-label="${htmlText(pinCardWords.options({ name }))}" ` +
    'aria-haspopup="dialog" data-more="true"></button></article>'
  )
}

const secretMark = () =>
  `<span class="${styles['lock']}" title="${htmlText(pinCardWords.secretHelp)}">${lockIcon(pinCardWords.secret)}</span>`

function titleHtml(title: string, { lines, phoneLines }: { lines: number; phoneLines: number }): string {
  const style = `--lines:${lines};--phone-lines:${phoneLines}`
  return `<p class="${styles['title']}" style="${style}" aria-hidden="true">${htmlText(title)}</p>`
}

const factsHtml = (pin: Pin, { hasFacts }: { hasFacts: boolean }, { locale }: CardsLook) =>
  hasFacts ? `<p class="${styles['facts']}">${htmlText(factLine(pin, locale) ?? '')}</p>` : ''

// Few walls have one.
const lineHtml = (pin: Pin, { line, locale }: CardsLook) =>
  `<p class="${styles['line']}">${renderToStaticMarkup(line?.draw(pin, locale))}</p>`

function pictureHtml(
  pin: Pin,
  { ratio, isTall }: { ratio: number; isTall: boolean },
  { isBare }: CardsLook,
  isFirst: boolean,
): string {
  const { url, width } = pin.images['474x']
  const colour = htmlText(pin.dominant_color ?? 'var(--surface-hover)')
  const image = pin.placeholder === null ? '' : `background-image:url(&quot;${htmlText(pin.placeholder)}&quot;);`
  return (
    `<span class="${pictureStyles['frame']}" style="background-color:${colour};${image}aspect-ratio:1 / ${ratio}">` +
    `<img class="${pictureStyles['picture']}" src="${htmlText(url)}" srcSet="${htmlText(sourceSet(pin.images))}" ` +
    `sizes="${isBare ? BARE_SIZES : CARD_SIZES}" width="${width}" height="${Math.round(width * ratio)}" ` +
    `alt="${htmlText(pictureAlt(pin))}" loading="${isFirst ? 'eager' : 'lazy'}" ` +
    `fetchPriority="${isFirst ? 'high' : 'auto'}" decoding="async"${pin.is_promoted ? ` data-image="${adImageMarker}"` : ''}/>` +
    `${isTall ? `<span class="${pictureStyles['cut']}" aria-hidden="true">${cutIcon}</span>` : ''}</span>`
  )
}

const pinnerHtml = ({ username, full_name: fullName, image_small_url: url }: MemberCard) =>
  `<a class="${styles['pinner']}" href="${htmlText(links.profile(username))}" data-discover="true">` +
  `${avatarHtml(fullName, url, 24)}<span class="${styles['pinnerName']}">${htmlText(fullName)}</span></a>`
