import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { isHeld, withHeldApp } from './held-app.ts'

const contextOf = (changes: object, group = 'on_demand', isAuth = false) =>
  ({
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'screens/board/board' } }],
      errors: null,
      statusCode: 200,
      loaderData: { root: { viewer: { isAuth, experiments: { visitor_scripts: group } } } },
      ...changes,
    },
  }) as unknown as EntryContext
const address = 'https://pins.example/ana/kitchen/'

test('what visitors read is held, where it was chosen to be', () => {
  expect(isHeld(contextOf({}), address)).toBe(true)
  expect(isHeld(contextOf({}, 'at_once'), address)).toBe(false)
  expect(isHeld(contextOf({}, 'on_demand', true), address)).toBe(false)
})

test('pages to use, failures and addresses with more to say are not held', () => {
  expect(isHeld(contextOf({ matches: [{ route: { id: 'screens/entrance/login' } }] }), address)).toBe(false)
  expect(isHeld(contextOf({ statusCode: 404 }), address)).toBe(false)
  expect(isHeld(contextOf({ errors: { root: new Error('no') } }), address)).toBe(false)
  expect(isHeld(contextOf({ loaderData: {} }), address)).toBe(false)
  expect(isHeld(contextOf({}), `${address}?invite_code=1`)).toBe(false)
})

test('only what we wrote is held', () => {
  const page = `<head><link rel="modulepreload" href="/a.js" nonce="N"/></head><body>
<script nonce="N" type="module" async="">import "/a.js"</script><script type="module" async="">theirs</script></body>`
  const held = withHeldApp(page, 'N')
  expect(held).toContain('<link rel="held-part" href="/a.js" nonce="N"/>')
  expect(held).toContain('<script nonce="N" type="held-app">import "/a.js"</script>')
  expect(held).toContain('<script type="module" async="">theirs</script>')
  expect(held).toMatch(/<script nonce="N">\(function\(\)\{[^]*<\/script><\/head>/)
})
