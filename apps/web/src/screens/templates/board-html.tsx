import type { MemberCard, Pin, Section } from '@pinfold/contract'
import { Images } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { links } from '../../api/links.ts'
import { boardCounts } from '../../entities/board/card/board-card.tsx'
import collageStyles from '../../entities/board/card/collage.module.css'
import styles from '../../entities/board/place/board-page.module.css'
import { cardsHtml } from '../../entities/pin/card/cards-html.tsx'
import { pinCardSize } from '../../entities/pin/card/pin-card-size.ts'
import { FIRST_ROW } from '../../entities/pin/card/pin-wall.tsx'
import { avatarHtml } from '../../ui/avatar-html.ts'
import { counted } from '../../ui/format.ts'
import { htmlText } from '../../ui/html-text.ts'
import { firstCards } from '../../ui/masonry/masonry.tsx'
import wallStyles from '../../ui/masonry/masonry.module.css'
import { buildWall, wallStyle } from '../../ui/masonry/masonry-style.ts'
import type { BoardPage } from './board-page.ts'
import { boardCountWords } from '../../entities/board/board-counts.words.ts'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'
import { boardPageWords } from '../board/parts/board-page.words.ts'

// Letter by letter what the components render to. A template is made only where all of it is found in a page of theirs,
// and the test beside this file compares whole pages.

/** React stands this between two texts. */
const SEAM = '<!-- -->'

const MOST_PEOPLE = 5

const peopleOf = ({ data: { board } }: BoardPage) => [board.owner, ...(board.collaborating_users ?? [])]

/** What React has browsers load first: the pictures that it renders itself and that are not lazy. */
export function preloadHtml(page: BoardPage): string {
  const pictures = peopleOf(page)
    .slice(0, MOST_PEOPLE)
    .flatMap(({ image_small_url: url }) => url || [])
  return [...new Set(pictures)].map((url) => `<link rel="preload" as="image" href="${htmlText(url)}"/>`).join('')
}

/** What the header says of the people of a board. */
export function peopleHtml(page: BoardPage): string {
  const people = peopleOf(page)
  const others = people.length - MOST_PEOPLE
  const more = htmlText(boardPageWords.andMore(counted(others, page.root.locale)))
  const rest = others > 0 ? `<span class="${styles['counts']}">${more}</span>` : ''
  return `<div class="${styles['people']}">${people.slice(0, MOST_PEOPLE).map(personHtml).join('')}${rest}</div>`
}

const personHtml = ({ username, full_name: name, image_small_url: url }: MemberCard) =>
  `<a class="${styles['person']}" href="${htmlText(links.profile(username))}" data-discover="true">` +
  `${avatarHtml(name, url, 32)}<span class="${styles['personName']}">${htmlText(name)}</span></a>`

export const descriptionHtml = ({ data: { board } }: BoardPage): string =>
  board.description === '' ? '' : `<p class="${styles['description']}">${htmlText(board.description)}</p>`

export function countsHtml({ data: { board }, root: { locale } }: BoardPage): string {
  const followers = htmlText(boardCountWords.followers(counted(board.follower_count, locale)))
  const button = `<button type="button" class="${styles['followers']}" aria-haspopup="dialog">${followers}</button>`
  const followed = board.follower_count > 0 ? `${SEAM} · ${button}` : ''
  return `<p class="${styles['counts']}">${htmlText(boardCounts(board, locale))}${followed}</p>`
}

const pinsHtml = (count: number, locale: string) => htmlText(pinCountWords.pins(counted(count, locale)))

/** The items of the row of sections. */
export const sectionsHtml = ({ sections, data: { board }, root: { locale } }: BoardPage): string =>
  sections
    .map(
      (section) =>
        `<li class="${styles['section']}">` +
        `<a class="${styles['sectionLink']}" href="${htmlText(links.section(board, section.slug))}" data-discover="true">` +
        `${collageHtml(section)}<span class="${styles['sectionTitle']}">${htmlText(section.title)}</span>` +
        `<span class="${styles['sectionCount']}">${pinsHtml(section.pin_count, locale)}</span></a></li>`,
    )
    .join('')

const emptyCollage = renderToStaticMarkup(<Images size={32} strokeWidth={1.5} />)

function collageHtml({ preview_pins: previews }: Section): string {
  const tiles = previews
    .slice(0, 3)
    .map(({ images }) => images['236x'].url)
    .map(
      (url) =>
        `<span class="${collageStyles['tile']}">` +
        `<img src="${htmlText(url)}" alt="" loading="lazy" decoding="async"/></span>`,
    )
  const inside = tiles.length === 0 ? emptyCollage : tiles.join('')
  return `<span class="${collageStyles['collage']}" data-count="${tiles.length}" aria-hidden="true">${inside}</span>`
}

const sizeOf = (pin: Pin) => pinCardSize(pin, false, false)

/** The wall's list with its cards. */
export function wallHtml({ pins, isGrowing, data: { board }, root: { locale } }: BoardPage): string {
  if (pins.length === 0) return ''
  const wall = buildWall(pins.map(sizeOf))
  const { indexes } = firstCards(pins.length)
  const look = { firsts: FIRST_ROW, showsPinner: false, isBare: false, locale }
  const cards = cardsHtml(pins, look, { wall, indexes, setSize: isGrowing ? -1 : pins.length })
  const style = Object.entries(wallStyle(wall))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const label = htmlText(boardPageWords.pinsOn({ board: board.name }))
  return `<ul class="${wallStyles['list']}" style="${style}" aria-label="${label}">${cards}</ul>`
}
