import type { ReactElement } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { PinsBelow, PinsBeside } from './closeup-walls.tsx'

interface Drawn {
  readonly children?: ReactElement<Drawn>[]
}

test('BC-08 both walls of a closeup look where it is scrolled to every 50 ms', () => {
  const pins = ['1', '2', '3'].map((id) => ({ id }) as never)
  const walls = { beside: pins, below: pins, isFromBoard: false, isEmpty: false, hasFailed: false, more: {} as never }
  const drawn: unknown[] = []
  // What they would draw, as their page asks them for it.
  function Walls() {
    drawn.push(PinsBeside({ pin: { id: '12', board: null } as never, walls }), PinsBelow({ walls }))
    return null
  }
  renderToString(createElement(Walls))
  const inside = (drawn as ReactElement<Drawn>[]).flatMap(({ props }) => props.children ?? [])
  const shown = inside.filter(({ type }) => type === PinWall).map(({ props }) => props)
  expect(shown).toEqual([expect.objectContaining({ scrollPause: 50 }), expect.objectContaining({ scrollPause: 50 })])
})
