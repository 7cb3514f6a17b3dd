import { escapeHtml } from '../../../platform/mail/letter.ts'
import { pictureOfPin } from './archived-pictures.ts'
import type { MemberData } from './collect-data.ts'
import type { DataRow } from './member-data.queries.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:32px 16px}
h1{margin:0}h2{margin:48px 0 8px}.facts{color:light-dark(#5f5e5b,#b0aeaa)}.pins{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;padding:0;list-style:none}
.pins img{width:100%;height:auto;border-radius:12px;display:block}.pins p{margin:6px 0;overflow-wrap:anywhere}li{overflow-wrap:anywhere}`

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? escapeHtml(String(value)) : ''
/** Only a web address may be followed. */
const isWebAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value)

/** A page that shows the archive in any browser, without the internet and without scripts. */
export function indexPage(data: MemberData): string {
  const [profile = {}] = data.get('profile') ?? []
  const pins = data.get('pins') ?? []
  const boards = data.get('boards') ?? []
  const onBoard = Map.groupBy(pins, (pin) => String(pin['board_id']))
  const owned = new Set(boards.map((board) => String(board['id'])))
  const elsewhere = pins.filter((pin) => !owned.has(String(pin['board_id'])))
  const files = [...data.keys()].map((file) => `<li><a href="data/${file}.json">${file}.json</a></li>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(profile['full_name'])}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<style>${STYLE}</style></head>
<body>
<main>
<h1>${text(profile['full_name'])}</h1>
<p class="facts">@${text(profile['username'])} · ${boards.length} boards · ${pins.length} Pins</p>
<p>${text(profile['about'])}</p>
${boards.map((board) => boardOf(board, onBoard.get(String(board['id'])) ?? [])).join('\n')}
${elsewhere.length === 0 ? '' : `<h2>On no board, and on boards of others</h2>${pinsOf(elsewhere)}`}
<h2>Comments</h2>
<ul>${(data.get('comments') ?? []).map((comment) => `<li>${text(comment['text'])}</li>`).join('\n')}</ul>
<h2>Everything, as data</h2>
<ul>${files.join('\n')}</ul>
</main>
</body>
</html>
`
}

const boardOf = (board: DataRow, pins: readonly DataRow[]) =>
  `<h2>${text(board['name'])}</h2><p class="facts">${text(board['privacy'])} · ${pins.length} Pins</p><p>${text(board['description'])}</p>${pinsOf(pins)}`

const pinsOf = (pins: readonly DataRow[]) => `<ul class="pins">${pins.map(pinOf).join('\n')}</ul>`

function pinOf(pin: DataRow): string {
  const link = isWebAddress(pin['link']) ? `<p><a href="${text(pin['link'])}">${text(pin['link'])}</a></p>` : ''
  const picture = `<img src="pictures/${text(pictureOfPin(pin).name)}" alt="${text(pin['alt_text'])}" width="${text(pin['width'])}" height="${text(pin['height'])}" loading="lazy">`
  return `<li>${picture}<p><strong>${text(pin['title'])}</strong></p><p>${text(pin['description'])}</p>${link}</li>`
}
