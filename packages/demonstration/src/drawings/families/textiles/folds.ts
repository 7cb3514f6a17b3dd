import type { Canvas } from '../../kit/canvas.ts'
import { times } from '../../kit/random.ts'

/** Broad soft folds of light over a cloth. */
export function addFolds(c: Canvas, strength = 0.2): void {
  const stops = times(
    11,
    (stop) => [stop / 10, stop % 2 ? '#ffffff' : '#1a100c', strength * c.random.between(0.25, 1)] as const,
  )
  c.wash(c.linear(stops, c.random.pick([12, 28, 64, 100, 155])))
}
