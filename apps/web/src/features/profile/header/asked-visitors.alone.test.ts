import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowButton } from '../../../entities/member/follow-button.tsx'
import { CountButtons } from './count-buttons.tsx'
import { PrivateProfileHeader } from './private-profile-header.tsx'

const about = vi.hoisted(() => new Set<unknown>())
vi.mock('../../../entities/viewer/log-in/login-prompt.ts', () => ({
  useLoginPrompt: (memberId: unknown) => {
    about.add(memberId)
    return () => undefined
  },
}))
vi.mock('../actions/profile-options.tsx', () => ({ ProfileOptions: () => null }))
beforeEach(() => about.clear())

const user = (facts: object = {}) =>
  ({ id: '2', username: 'ben', full_name: 'Ben', follower_count: 3, following_count: 4, ...facts }) as never

const limited = { isAuth: true, isLimitedLogin: true, id: '1', username: 'ana', fullName: 'Ana', imageSmallUrl: null }

function htmlOf(element: ReactElement, viewer: object = limited): string {
  const shown = () => createElement(QueryClientProvider, { client: new QueryClient() }, element)
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: shown }])
  return renderToString(createElement(Page, { hydrationData: { loaderData: { root: { viewer } } } }))
}

/** As whose business the press of what is shown is asked; undefined where members of any kind go on. */
function askedOn(element: ReactElement): unknown[] {
  htmlOf(element)
  return [...about]
}

test('RP-05 VR-11 counts ask as the business of whose they are, and look like text to who came in by a mailed link', () => {
  const counts = createElement(CountButtons, { user: user() })
  expect(askedOn(counts)).toEqual(['2'])
  const looks = (viewer: object) => [...htmlOf(counts, viewer).matchAll(/data-look="(\w+)"/g)].map(([, look]) => look)
  expect(looks(limited)).toEqual(['text', 'text'])
  expect(looks({ ...limited, id: '2' })).toEqual(['button', 'button'])
  expect(looks({ ...limited, isLimitedLogin: false })).toEqual(['button', 'button'])
})

test('RP-05 following a private profile, and its lists, ask; following others, and ending it, do not', () => {
  const follow = (facts: object) => askedOn(createElement(FollowButton, { user: user(facts) }))
  expect(follow({ is_private_profile: true })).toEqual(['2'])
  about.clear()
  expect(follow({ is_private_profile: false })).toEqual([undefined])
  about.clear()
  expect(follow({ is_private_profile: true, explicitly_followed_by_me: true })).toEqual([undefined])
  about.clear()
  const ofFollower = user({ is_private_profile: true, follow_requested_by_me: true })
  expect(askedOn(createElement(PrivateProfileHeader, { user: ofFollower }))).toEqual(expect.arrayContaining(['2']))
})
