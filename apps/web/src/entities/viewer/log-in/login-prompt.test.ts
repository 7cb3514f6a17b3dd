import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LoginPromptContext, useLoginPrompt } from './login-prompt.ts'

const visitor = { isAuth: false, isLimitedLogin: false, id: null }
const member = { isAuth: true, isLimitedLogin: false, id: '1' }
const limited = { ...member, isLimitedLogin: true }

/** What happens when something is pressed that is about another member, or about nobody. */
function press(viewer: object, aboutMember?: string): string[] {
  const happened: string[] = []
  function Press() {
    useLoginPrompt(aboutMember)('follow', () => happened.push('goes on'))
    return null
  }
  const Root = () =>
    createElement(
      LoginPromptContext,
      { value: (reason) => happened.push(reason === 'follow' ? 'asked' : 'asked for something else') },
      createElement(Press),
    )
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: Root }])
  renderToString(createElement(Page, { hydrationData: { loaderData: { root: { viewer } } } }))
  return happened
}

test.each([
  ['a visitor', visitor, 'asked', 'asked'],
  ['a member', member, 'goes on', 'goes on'],
  ['who came in by a mailed link', limited, 'goes on', 'asked'],
])('RP-05 %s presses', (_who, viewer, ofNobody, ofAnother) => {
  expect(press(viewer)).toEqual([ofNobody])
  expect(press(viewer, '2')).toEqual([ofAnother])
})

test('RP-05 who came in by a mailed link opens what is their own', () => {
  expect(press(limited, '1')).toEqual(['goes on'])
})
