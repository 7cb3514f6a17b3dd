import type { DataRow } from '../../../../platform/db/data-source.ts'
import { escapeHtml } from '../../../../platform/mail/letter.ts'
import { fileOfMedium, pictureOfPin } from './archived-pictures.ts'
import type { MediumRow } from '../plan/member-data.queries.ts'
import type { BoardLine, BoardPlan, ShownPin } from '../plan/pages.queries.ts'
import { currentLanguage, directionOf, localeOf } from '@pinfold/words'
import { archiveWords as words } from './archive.words.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:32px 16px}
h1{margin:0}h2{margin:48px 0 8px}.facts{margin:0;color:light-dark(#5f5e5b,#b0aeaa)}a{color:inherit}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;padding:0;list-style:none}
.grid img,.grid video,.none{width:100%;height:auto;border-radius:12px;display:block}.cover,.none{aspect-ratio:4/3;object-fit:cover}
.none{background:light-dark(#eceae6,#2b2a28)}.grid p{margin:6px 0;overflow-wrap:anywhere}li,.note{overflow-wrap:anywhere}.note{white-space:pre-wrap}nav{margin-block:24px}`

/** Only a web address may be followed. */
const isWebAddress = (value: string) => /^https?:\/\//i.test(value)

/** What a page is called; the first one of several goes by the name alone. */
export const pageName = (name: string, number: number): string =>
  `pages/${name}${number === 1 ? '' : `-${number}`}.html`

/** One of several pages. */
interface Numbered {
  readonly name: string
  readonly number: number
  readonly hasMore: boolean
}

interface PinsPage extends Numbered {
  readonly pins: readonly ShownPin[]
  readonly media: readonly MediumRow[]
}

/** A page that any browser shows without the internet and without scripts. */
const page = (title: string, content: string) => `<!doctype html>
<html lang="${currentLanguage()}" dir="${directionOf(currentLanguage())}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'">
<style>${STYLE}</style></head>
<body>
<main>
${content}
</main>
</body>
</html>
`

/** What a page in the folder of pages has above its content and below. */
function innerPage(title: string, facts: string, { name, number, hasMore }: Numbered, content: string): string {
  const to = (other: number, label: string) => `<a href="../${pageName(name, other)}">${label}</a>`
  const ways = [number > 1 ? to(number - 1, words.back) : '', hasMore ? to(number + 1, words.more) : ''].filter(Boolean)
  return page(
    title,
    `<nav aria-label="${escapeHtml(words.archive)}"><a href="../index.html">${words.everything}</a></nav>
<h1>${escapeHtml(title)}</h1>
${facts === '' ? '' : `<p class="facts">${escapeHtml(facts)}</p>`}
${content}
${ways.length === 0 ? '' : `<nav aria-label="${escapeHtml(words.pages)}">${ways.join(' · ')}</nav>`}`,
  )
}

interface ArchivedBoard {
  readonly name: string
  readonly description: string
  readonly privacy: string
  /** As 2026-11-22. */
  readonly eventDate: string | null
  readonly eventEndDate: string | null
}

/** A board with the member's own pins on it; `plan` stands above those of its first page. */
export function boardPage(board: ArchivedBoard, plan: BoardPlan | null, given: PinsPage): string {
  const facts = [words.privacy({ privacy: board.privacy }), daysOf(board), board.description]
    .filter(Boolean)
    .join(' · ')
  return innerPage(board.name, facts, given, (plan === null ? '' : planOf(plan)) + pinsOf(given))
}

function daysOf({ eventDate: first, eventEndDate: last }: ArchivedBoard): string {
  if (first === null) return ''
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), { dateStyle: 'long', timeZone: 'UTC' })
  return last === null ? format.format(new Date(first)) : format.formatRange(new Date(first), new Date(last))
}

function planOf({ toDos, notes }: BoardPlan): string {
  const lines = toDos.map(({ text, isDone }) => `<li>${isDone ? '☑' : '☐'} ${escapeHtml(text)}</li>`)
  const list = lines.length === 0 ? '' : `<h2>${words.toDos}</h2>\n<ul>${lines.join('\n')}</ul>\n`
  const texts = notes.map(({ title, text }) => {
    const heading = title === '' ? '' : `<h3>${escapeHtml(title)}</h3>`
    return `${heading}<p class="note">${escapeHtml(text)}</p>`
  })
  return texts.length === 0 ? list : `${list}<h2>${words.notes}</h2>\n${texts.join('\n')}\n`
}

export const otherPinsPage = (given: PinsPage): string =>
  innerPage(words.otherPins, words.onNoBoard, given, pinsOf(given))

export const commentsPage = (comments: readonly DataRow[], numbered: Numbered): string =>
  innerPage(
    words.comments,
    '',
    numbered,
    `<ul>${comments.map(({ text }) => `<li>${escapeHtml(typeof text === 'string' ? text : '')}</li>`).join('\n')}</ul>`,
  )

function pinsOf({ pins, media }: PinsPage): string {
  const videos = new Map(media.filter(({ kind }) => kind === 'video').map((medium) => [medium.pin_id, medium]))
  return `<ul class="grid">${pins.map((pin) => pinOf(pin, videos.get(pin.id))).join('\n')}</ul>`
}

function pinOf(pin: ShownPin, video: MediumRow | undefined): string {
  const picture = `../${pictureOfPin(pin).name}`
  const size = `width="${pin.width}" height="${pin.height}"`
  const film = video && fileOfMedium(video)
  const shown = film
    ? `<video src="../${film.name}" poster="${picture}" ${size} controls preload="none" aria-label="${escapeHtml(pin.title || words.video)}"></video>`
    : `<img src="${picture}" alt="${escapeHtml(pin.alt_text)}" ${size} loading="lazy">`
  const title = pin.title === '' ? '' : `<p><strong>${escapeHtml(pin.title)}</strong></p>`
  const description = pin.description === '' ? '' : `<p>${escapeHtml(pin.description)}</p>`
  const link = isWebAddress(pin.link) ? `<p><a href="${escapeHtml(pin.link)}">${escapeHtml(pin.link)}</a></p>` : ''
  return `<li>${shown}${title}${description}${link}</li>`
}

interface FirstPage {
  readonly profile: { username: string; fullName: string; about: string; pinCount: number }
  readonly boards: readonly BoardLine[]
  readonly hasOtherPins: boolean
  readonly hasComments: boolean
  readonly dataFiles: readonly string[]
}

/** Who it is, their boards, and the way to everything else. */
export function firstPage({ profile, boards, hasOtherPins, hasComments, dataFiles }: FirstPage): string {
  const counts = [words.boardCount({ count: boards.length }), words.pinCount({ count: profile.pinCount })].join(' · ')
  const further = [
    hasOtherPins ? `<li><a href="${pageName('other-pins', 1)}">${words.pinsOnNoBoard}</a></li>` : '',
    hasComments ? `<li><a href="${pageName('comments', 1)}">${words.comments}</a></li>` : '',
  ].join('')
  return page(
    profile.fullName,
    `<h1>${escapeHtml(profile.fullName)}</h1>
<p class="facts">@${escapeHtml(profile.username)} · ${counts}</p>
<p>${escapeHtml(profile.about)}</p>
${boards.length === 0 ? '' : `<h2>${words.boards}</h2>\n<ul class="grid">${boards.map(boardLine).join('\n')}</ul>`}
${further === '' ? '' : `<h2>${words.further}</h2>\n<ul>${further}</ul>`}
<h2>${words.data}</h2>
<ul>${dataFiles.map((file) => `<li><a href="${file}">${file.replace('data/', '')}</a></li>`).join('\n')}</ul>`,
  )
}

function boardLine(board: BoardLine): string {
  const { pin_id: pinId } = board
  const cover =
    pinId === null
      ? '<span class="none"></span>'
      : `<img class="cover" src="${pictureOfPin({ ...board, id: pinId }).name}" alt="" loading="lazy">`
  return `<li><a href="${pageName(`board-${board.id}`, 1)}">${cover}${escapeHtml(board.name)}</a><p class="facts">${words.privacy({ privacy: board.privacy })} · ${words.pinCount({ count: board.pin_count })}</p></li>`
}
