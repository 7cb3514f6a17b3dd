import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PinsBelow, PinsBeside, useCloseupWalls } from './closeup-walls.tsx'

const pauses = vi.hoisted(() => [] as unknown[])
vi.mock('../../entities/pin/card/pin-wall.tsx', () => ({
  PinWall: ({ scrollPause }: { scrollPause: number }) => {
    pauses.push(scrollPause)
    return null
  },
}))

function Walls() {
  const related = { data: Array.from({ length: 20 }, (_, at) => ({ id: `${at}` })) }
  const pin = { id: '12', board: null } as never
  const walls = useCloseupWalls(pin, [], related as never)
  return createElement(Fragment, {}, createElement(PinsBeside, { pin, walls }), createElement(PinsBelow, { walls }))
}

test('BC-08 both walls of a closeup look where it is scrolled to every 50 ms', () => {
  const Page = createRoutesStub([{ path: '*', Component: Walls }])
  const page = createElement(Page, { initialEntries: ['/pin/12/'] })
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, page))
  expect(pauses).toEqual([50, 50])
})
