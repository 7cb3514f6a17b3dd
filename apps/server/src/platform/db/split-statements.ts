/** A statement of a text of several, and where in the text it begins. */
export interface PlacedStatement {
  readonly sql: string
  readonly start: number
}

/**
 * What is passed over whole, whatever stands in it: comments, quoted texts and names, and bodies between dollars. A
 * comment in a comment is not looked for; no migration has one.
 */
const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<!\w)(\$\w*\$)[\s\S]*?\1|;/g

/** The statements of a text, without the semicolons between them; empty ones are left out. */
export function splitStatements(text: string): readonly PlacedStatement[] {
  const ends = [...text.matchAll(opaque)].filter(([found]) => found === ';').map(({ index }) => index)
  const starts = [0, ...ends.map((end) => end + 1)]
  return starts
    .map((start, at) => ({ sql: text.slice(start, ends[at]), start }))
    .filter(({ sql }) => sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '')
}
