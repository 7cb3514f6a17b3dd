import { compileText } from '../../packages/words/src/catalogues/compile.ts'

/** What a translation has to keep of a text. */
export interface TextShape {
  /** The names of arguments with what is done to them, such as `count: plural`. */
  readonly args: readonly string[]
  /** The names of elements. */
  readonly elements: readonly string[]
  /** The forms that each plural and each choice has. */
  readonly forms: readonly { readonly kind: string; readonly name: string; readonly forms: readonly string[] }[]
}

type Part = string | readonly [name: string, kind?: string, choices?: unknown]

/** @throws {Error} where the message is broken */
export function shapeOf(text: string): TextShape {
  const args = new Set<string>()
  const forms: TextShape['forms'][number][] = []
  const walk = (parts: string | readonly Part[]) => {
    if (typeof parts === 'string') return
    for (const part of parts) {
      if (typeof part === 'string') continue
      const [name, kind, choices] = part
      args.add(`${name}: ${kind ?? 'text'}`)
      if (typeof choices !== 'object' || choices === null) continue
      const { offset: _offset, ...branches } = choices as Record<string, readonly Part[]>
      forms.push({ kind: kind ?? '', name, forms: Object.keys(branches) })
      for (const branch of Object.values(branches)) walk(branch)
    }
  }
  walk(compileText(text))
  const elements = new Set([...text.matchAll(/<([a-z]\w*)>/gi)].map(([, name = '']) => name))
  for (const name of elements)
    if (text.split(`<${name}>`).length !== text.split(`</${name}>`).length) throw new Error(`<${name}> is not closed`)
  return { args: [...args].toSorted(), elements: [...elements].toSorted(), forms }
}

/** The letters of a text without its arguments and elements. */
export const lettersOf = (text: string): string =>
  text
    .replaceAll(/\{\s*\w+\s*\}|<\/?\w+>|\{\s*\w+\s*,\s*\w+\s*,|\w+\s*\{|=\d+\s*\{|[{}#]/g, ' ')
    .replaceAll('Pinfold', ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
