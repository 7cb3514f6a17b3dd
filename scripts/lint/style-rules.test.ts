import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../run-program.ts'
import { lengthsByHand, oddLengths } from './style-rules.ts'

test('sizes of type by hand, and widths that are no breakpoint, are found', () => {
  const found = (css: string) => lengthsByHand('ui/some.module.css', css)
  expect(found('.a {\n  font-size: 14px;\n  line-height: calc(2 * 10px);\n}\n')).toEqual([
    'font-size: 14px',
    'line-height: calc(2 * 10px)',
  ])
  expect(found('.a{font:600 14px/20px var(--font)}')).toEqual(['font:600 14px/20px var(--font)'])
  expect(found('.a { font-size: 0.875rem; }')).toEqual(['font-size: 0.875rem'])
  expect(found('@media (width < 577px) {\n  .a {\n    gap: 3px;\n  }\n}\n')).toEqual(['@media (width < 577px)'])
  expect(found('@media (768px <= width < 1000px) {}')).toEqual(['@media (768px <= width < 1000px)'])
  expect(found('@container (inline-size >= 48em) {}')).toEqual(['@container (inline-size >= 48em)'])
})

test('tokens, breakpoints, and lengths of other things are left alone', () => {
  const css = `/* font-size: 14px; @media (width < 577px) */
.a {
  font: 500 var(--type-12) / var(--line-12) var(--font);
  font-size: var(--type-14);
  line-height: 1.05;
  inline-size: 14px;
  --badge-font-size-offset: 3px;
}
@media (1024px <= width < 1208px), (width >= 1560px) and (hover: hover) {}
@container (inline-size >= 576px) {}
`
  expect(lengthsByHand('ui/some.module.css', css)).toEqual([])
  expect(lengthsByHand('ui/masonry/masonry.module.css', '@container (inline-size >= 756px) {}')).toEqual([])
})

test('every style sheet keeps to the tokens of type and to the breakpoints, but for what is odd with a reason', () => {
  const folder = join(projectFolder, 'apps/web/src')
  const files = globSync('**/*.css', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  const found = files
    .map((file) => [file, lengthsByHand(file, readFileSync(join(folder, file), 'utf8')).toSorted()] as const)
    .filter(([, lengths]) => lengths.length > 0)
  const allowed = Object.entries(oddLengths).map(([file, lengths]) => [file, Object.keys(lengths).toSorted()])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed))
})
