/** Where a page says its charset, at most; further than browsers look, as many sites say it late. */
const HEAD_BYTES = 8192

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

/** What pages in a language are written in when they do not say. */
const usualCharsets: Readonly<Record<string, string>> = {
  ja: 'shift_jis',
  zh: 'gb18030',
  ko: 'euc-kr',
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  pl: 'windows-1250',
  cs: 'windows-1250',
  hu: 'windows-1250',
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  th: 'windows-874',
}

/** The text of a page. Bytes that are whole UTF-8 are UTF-8, whatever the page says: what lies is more often the label. */
export function textOfPage(bytes: Uint8Array, contentType: string): string {
  const mark = marks.find(([start]) => start.every((byte, at) => bytes[at] === byte))
  if (mark) return decoded(bytes, mark[1])
  const wide = wideCharset(bytes)
  if (wide !== null) return decoded(bytes, wide)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const declared = [charsetIn(contentType), charsetOfHead(head)].flatMap((name) => knownCharset(name) ?? [])
  if (declared.includes('iso-2022-jp')) return decoded(bytes, 'iso-2022-jp')
  const whole = asUtf8(bytes)
  if (whole !== null) return whole
  const language = /<html[^>]*\blang\s*=\s*["']?([a-z]{2})/i.exec(head)?.[1]?.toLowerCase() ?? ''
  const other = declared.find((name) => !/^utf-/.test(name)) ?? (declared.includes('utf-8') ? spoiltUtf8(bytes) : null)
  return decoded(bytes, other ?? usualCharsets[language] ?? 'windows-1252')
}

/** UTF-16 without a mark: every second byte of markup is zero. */
function wideCharset(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 256)
  const zeros = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  if (sample.length < 8) return null
  if (zeros(1) > sample.length * 0.3) return 'utf-16le'
  return zeros(0) > sample.length * 0.3 ? 'utf-16be' : null
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]

function charsetOfHead(head: string): string | undefined {
  const inMeta = [...head.matchAll(/<meta\s[^>]*>/gi)].map(([tag]) => charsetIn(tag)).find((name) => name !== undefined)
  return inMeta ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
}

/** As the standard calls it. A page that can be read as ASCII is no UTF-16, whatever it says. */
function knownCharset(name: string | undefined): string | null {
  try {
    const { encoding } = new TextDecoder(name)
    return name === undefined || encoding.startsWith('utf-16') ? null : encoding
  } catch {
    return null
  }
}

/** Null where it is none. A character that the limit of size cut in two is no fault. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** UTF-8 with a few broken characters stays so; where most are broken it is something else. */
function spoiltUtf8(bytes: Uint8Array): 'utf-8' | null {
  const text = decoded(bytes, 'utf-8')
  const broken = text.split('\uFFFD').length - 1
  const whole = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  return whole > broken ? 'utf-8' : null
}

const decoded = (bytes: Uint8Array, charset: string) => new TextDecoder(charset).decode(bytes)
