import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { heldPage, withHeldApp } from './held-app.ts'

const contextOf = (changes: object, viewer: object = {}) =>
  ({
    staticHandlerContext: {
      matches: [
        { route: { id: 'root' }, params: {} },
        { route: { id: 'screens/pin/closeup' }, params: { pinId: '12' } },
      ],
      errors: null,
      statusCode: 200,
      loaderData: { root: { viewer: { isAuth: false, cookie_preferences: null, experiments: {}, ...viewer } } },
      ...changes,
    },
  }) as unknown as EntryContext
const address = 'https://pins.example/pin/12/'

test('what visitors read is held', () => {
  expect(heldPage(contextOf({}), address)).toEqual({ pinId: '12', mayRemember: false, isCounting: false })
  expect(heldPage(contextOf({}, { isAuth: true }), address)).toBeNull()
})

test('pages of visitors whose pages run at once are not held', () => {
  const inGroup = (group: string) => contextOf({}, { experiments: { web_early_hydration_unauth: group } })
  expect(heldPage(inGroup('enabled'), address)).toBeNull()
  expect(heldPage(inGroup('control'), address)).not.toBeNull()
})

test('a held page knows whether the device may remember it', () => {
  const allowed = { cookie_preferences: { allow_personalization_cookies: true } }
  expect(heldPage(contextOf({}, allowed), address)?.mayRemember).toBe(true)
})

test('pages to use, failures and addresses with more to say are not held', () => {
  const login = { matches: [{ route: { id: 'screens/entrance/login' }, params: {} }] }
  expect(heldPage(contextOf(login), address)).toBeNull()
  expect(heldPage(contextOf({ statusCode: 404 }), address)).toBeNull()
  expect(heldPage(contextOf({ errors: { root: new Error('no') } }), address)).toBeNull()
  expect(heldPage(contextOf({ loaderData: {} }), address)).toBeNull()
  expect(heldPage(contextOf({}), `${address}?invite_code=1`)).toBeNull()
})

test('only what we wrote is held', () => {
  const html = `<head><link rel="modulepreload" href="/a.js" nonce="N"/></head><body>
<script nonce="N" type="module" async="">import "/a.js"</script><script type="module" async="">theirs</script></body>`
  const page = { pinId: '12', mayRemember: true, isCounting: false }
  const held = withHeldApp(html, { page, nonce: 'N', script: 'watch("$&")', counter: 'count()' })
  expect(held).toContain('<link rel="held-part" href="/a.js" nonce="N"/>')
  expect(held).toContain('<script nonce="N" type="held-app">import "/a.js"</script>')
  expect(held).toContain('<script type="module" async="">theirs</script>')
  expect(held).toContain('<script nonce="N" data-pin-id="12" data-may-remember="">watch("$&")</script></head>')
})

test('nothing but a number is written of what an address says', () => {
  const page = { pinId: '"><b>', mayRemember: false, isCounting: false }
  expect(withHeldApp('</head>', { page, nonce: 'N', script: '', counter: '' })).toBe(
    '<script nonce="N"></script></head>',
  )
})

test('views of pins are counted by a script of their own, and only where that is allowed', () => {
  const allowed = { cookie_preferences: { allow_analytic_cookies: true } }
  expect(heldPage(contextOf({}, allowed), address)?.isCounting).toBe(true)
  const page = { pinId: undefined, mayRemember: false, isCounting: true }
  const held = withHeldApp('</head>', { page, nonce: 'N', script: 'watch()', counter: 'count()' })
  expect(held).toBe('<script nonce="N">watch()</script><script nonce="N">count()</script></head>')
})
