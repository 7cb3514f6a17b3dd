import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESSABLE_STYLE, STILL_PAGE_STYLE } from './library-styles.tsx'

const folder = join(import.meta.dirname, '../../../../node_modules/react-aria')

/** What the library's file writes into a style, with its own constants filled in. */
function writtenBy(file: string): string {
  const source = readFileSync(join(folder, 'dist/private', file), 'utf8')
  const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? []
  return text
    .replaceAll(/\$\{([\w$]+)\}/g, (_, name: string) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? '')
    .trim()
}

test('the page allows the styles that the library writes into it, to the letter', () => {
  expect(PRESSABLE_STYLE).toBe(writtenBy('interactions/usePress.mjs'))
  expect(STILL_PAGE_STYLE).toBe(writtenBy('overlays/usePreventScroll.mjs'))
  expect(readFileSync(join(folder, 'dist/private/interactions/usePress.mjs'), 'utf8')).toContain(
    "'react-aria-pressable-style'",
  )
})
