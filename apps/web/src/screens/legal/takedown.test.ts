import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from '../loading/server-border.ts'
import { loader } from './takedown.tsx'

function askUnder(law: string, experiments: object = {}) {
  const context = new RouterContextProvider()
  context.set(pageContext, { viewer: { experiments } } as never)
  const url = new URL(`https://pins.example/legal/takedown/${law}/?about=/pin/1/`)
  return loader({ context, url, request: new Request(url), params: { law } } as never)
}

/** The status with which a page fails. */
function statusUnder(law: string): unknown {
  try {
    return askUnder(law)
  } catch (error) {
    return (error as { init?: { status?: number } }).init?.status
  }
}

test('a law that exists has a page to ask by; one that does not, or is not open here, is missing', () => {
  expect(askUnder('dsa')).toEqual({ law: 'dsa', about: '/pin/1/' })
  expect(askUnder('india', { india_takedown_link: 'enabled' })).toMatchObject({ law: 'india' })
  for (const law of ['mars', 'india', 'test', 'DSA%20', 'constructor']) expect(statusUnder(law), law).toBe(404)
})
