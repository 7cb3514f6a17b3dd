import type { Pin } from '@pinfold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { metricsLine } from './metrics-line.tsx'

const pin = (pin_metrics?: Pin['pin_metrics']) => ({ id: '1', pin_metrics }) as unknown as Pin
const none = { saves: 0, comments: 0, reactions: 0, tried: 0 }

/** What the line says, and what is read out. */
function saidOf(metrics: NonNullable<Pin['pin_metrics']>) {
  const html = renderToStaticMarkup(metricsLine.draw(pin(metrics), 'en-US'))
  return [...html.matchAll(/aria-label="([^"]*)"[^>]*>([^<]*)</g)].map(([, label, shown]) => [shown, label])
}

test('RP-07 what came of an own Pin stands below its card, without what nobody did', () => {
  expect(metricsLine.has(pin({ ...none, tried: 1 }))).toBe(true)
  expect(saidOf({ ...none, saves: 1200, tried: 1 })).toEqual([
    ['1.2k', '1.2k saves'],
    ['1', '1 person tried it'],
  ])
  expect(saidOf({ ...none, comments: 1, reactions: 2 })).toEqual([
    ['1', '1 comment'],
    ['2', '2 reactions'],
  ])
})

test('RP-07 a Pin of which nothing came, or of which one is told nothing, has no such line', () => {
  expect([pin(none), pin()].map((each) => metricsLine.has(each))).toEqual([false, false])
})
