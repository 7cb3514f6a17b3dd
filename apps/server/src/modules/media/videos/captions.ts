/** One piece of text and when it shows, in milliseconds. */
interface Cue {
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

const MOST_CUES = 10_000
const LONGEST_LINE = 500
const MOST_LINES = 10

const moment = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${moment}\s+-->\s+${moment}(?:\s.*)?$`)

/**
 * Captions in WebVTT or SubRip as WebVTT that holds nothing but times and plain text: no styles, no marks, no places.
 * Null where there is nothing to show, or a cue ends before it begins.
 */
export function cleanCaptions(text: string): string | null {
  // Some editors end lines as nobody else does, and begin files with a mark of their order of bytes.
  const lines = text
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?|\u{2028}/gu, '\n')
    .split('\n')
  const cues: Cue[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const times = timesOf(lines[at] ?? '')
    if (times === null) continue
    const spoken: string[] = []
    while (at + 1 < lines.length && lines[at + 1]?.trim() !== '') spoken.push(lines[(at += 1)] ?? '')
    if (times.end <= times.start) return null
    const shown = spoken
      .slice(0, MOST_LINES)
      .map(plain)
      .filter((line) => line !== '')
    if (shown.length > 0) cues.push({ ...times, lines: shown })
  }
  if (cues.length === 0 || cues.length > MOST_CUES) return null
  const ordered = cues.toSorted((a, b) => a.start - b.start)
  return `WEBVTT\n\n${ordered.map(written).join('\n\n')}\n`
}

function timesOf(line: string): { start: number; end: number } | null {
  const found = timing.exec(line)
  if (found === null) return null
  const [start, end] = [found.slice(1, 5), found.slice(5, 9)].map(
    ([hours = '0', minutes = '0', seconds = '0', rest = '0']) =>
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0')),
  )
  return { start: start ?? 0, end: end ?? 0 }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u{a0}', lrm: '', rlm: '' }

/** What is said, without marks, characters that do not show, and arrows that would be read as times. */
function plain(line: string): string {
  const bare = line
    .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, '')
    .trim()
  return escaped(bare.slice(0, LONGEST_LINE).toWellFormed())
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const written = ({ start, end, lines }: Cue) => `${clock(start)} --> ${clock(end)}\n${lines.join('\n')}`

function clock(milliseconds: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  const [hours, minutes, seconds] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60]
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(milliseconds % 1000).padStart(3, '0')}`
}
