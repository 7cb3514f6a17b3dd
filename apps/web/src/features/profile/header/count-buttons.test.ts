import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CountButtons } from './count-buttons.tsx'

const user = { id: '2', username: 'ben', full_name: 'Ben', follower_count: 3, following_count: 4 } as never

const member = { isAuth: true, isLimitedLogin: false, id: '1', username: 'ana', fullName: 'Ana', imageSmallUrl: null }
const visitor = { ...member, isAuth: false, id: null }

function looksFor(viewer: object): (string | undefined)[] {
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => createElement(CountButtons, { user }) }])
  const html = renderToString(createElement(Page, { hydrationData: { loaderData: { root: { viewer } } } }))
  return [...html.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look)
}

test.each([
  ['a visitor', visitor, 'text'],
  ['who came in by a mailed link', { ...member, isLimitedLogin: true }, 'text'],
  ['who came in so and whose they are', { ...member, isLimitedLogin: true, id: '2' }, 'button'],
  ['a member', member, 'button'],
])('VR-11 counts look to %s like what they are', (_who, viewer, look) => {
  expect(looksFor(viewer)).toEqual([look, look])
})
