import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url)
const styleOf = (path: string) => readFileSync(new URL(path, source), 'utf8')
const layers = [...styleOf('ui/tokens.css').matchAll(/--layer-([\w-]+): (\d+);/g)].map(
  ([, name = '', value]) => [name, Number(value)] as const,
)

test('what lies over what: cards, what sticks, bars, banners, what opens, toasts, and progress over all', () => {
  expect(Object.fromEntries(layers)).toEqual({
    card: 1,
    words: 1,
    'card-action': 2,
    sticky: 15,
    pending: 15,
    header: 18,
    'bottom-bar': 24,
    banner: 30,
    consent: 31,
    popover: 40,
    modal: 50,
    toast: 60,
    footer: 660,
    progress: 5000,
  })
})

test('BC-10 layers are 1, 1, 2, 15, 15, 18, 24, 31, 30, 40, 50, 60 and one at 5000, and the footer’s 660; nothing has another', () => {
  const constants = [1, 1, 2, 15, 15, 18, 24, 30, 31, 40, 50, 60, 660, 5000]
  expect(layers.map(([, value]) => value).toSorted((a, b) => a - b)).toEqual(constants)
  const styles = globSync('**/*.css', { cwd: source }).map((path) => [path, styleOf(path)] as const)
  const used = styles.flatMap(([path, style]) =>
    [...style.matchAll(/z-index: ([^;]+);/g)].map(([, value = '']) => [path, value] as const),
  )
  // Behind its own card, where there is no layer.
  const bare = used.filter(([, value]) => !/^(calc\()?var\(--layer-[\w-]+\)/.test(value) && value !== '-1')
  expect(bare).toEqual([])
  // A layer that nothing lies on proves nothing.
  for (const [name] of layers)
    expect(
      used.filter(([, value]) => value.includes(`--layer-${name})`)),
      name,
    ).not.toEqual([])
  expect(used.filter(([, value]) => value.includes('--layer-footer'))).toEqual([
    ['app/shell/footer.module.css', 'var(--layer-footer)'],
  ])
  // However high, it lies below what opens over the page: it has an order of its own.
  expect(styleOf('app/shell/footer.module.css')).toMatch(/\.end \{\s*isolation: isolate;/)
})
