const letters = new Map(
  Object.entries({
    a: 'å',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ǫ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'û',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  }),
)

const marked = (text: string) =>
  Array.from(text)
    .map((letter) => {
      const found = letters.get(letter.toLowerCase())
      if (found === undefined) return letter
      return letter === letter.toLowerCase() ? found : found.toUpperCase()
    })
    .join('')

/** A text with marks on its letters, and two fifths longer, as many languages are. */
function lengthened(text: string): string {
  const wanted = Math.ceil(text.trim().length * 0.4)
  if (wanted === 0) return text
  const more = 'lorem ipsum dolor sit amet '.repeat(Math.ceil(wanted / 27)).slice(0, wanted)
  return `${marked(text)}${text.includes(' ') ? ' ' : ''}${marked(more.trim())}`
}

/** The same letters, written from right to left. */
const mirrored = (text: string) => (text.trim() === '' ? text : `\u202E${text}\u202C`)

/** Elements stay as they are. */
const outsideElements = (text: string, change: (part: string) => string) =>
  text
    .split(/(<\/?[a-z]\w*>)/i)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : change(part)))
    .join('')

/** Part of a text as one of the languages made of English has it. */
export function pseudoText(language: 'en-XA' | 'ar-XB', text: string): string {
  return outsideElements(text, language === 'en-XA' ? lengthened : mirrored)
}
