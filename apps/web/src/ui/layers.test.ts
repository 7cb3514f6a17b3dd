import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const layers = Object.fromEntries(
  [...tokens.matchAll(/--layer-([\w-]+): (\d+);/g)].map(([, name = '', value]) => [name, Number(value)]),
)

test('what lies over what: cards, what sticks, bars, banners, what opens, toasts, and progress over all', () => {
  expect(layers).toEqual({
    card: 1,
    'card-action': 2,
    sticky: 15,
    header: 18,
    'bottom-bar': 24,
    'bottom-bar-button': 25,
    banner: 30,
    consent: 31,
    popover: 40,
    modal: 50,
    toast: 60,
    progress: 5000,
  })
})
