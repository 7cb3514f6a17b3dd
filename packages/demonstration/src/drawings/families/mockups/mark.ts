import { leaf } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, fill, polygon } from '../../kit/shapes.ts'

export const firms = ['Fernhaus', 'Kiln & Co', 'Morrow', 'Saltbox', 'Alder', 'Papaya'] as const

/** A mark from a few simple shapes. */
export function mark(round: number, r: number, one: string, two: string): string {
  return entry(
    [
      () =>
        fill(times(6, (l) => leaf(0, r * 0.8, r * 1.5, r * 0.42, -1.571 + (l - 2.5) * 0.36)).join(''), one) +
        circle(0, r * 0.7, r * 0.2, two),
      () =>
        fill(`M${at(-r)},${at(r * 0.7)}A${at(r)},${at(r * 1.3)} 0 0 1 ${at(r)},${at(r * 0.7)}Z`, one) +
        fill(
          `M${at(-r * 0.36)},${at(r * 0.7)}A${at(r * 0.36)},${at(r * 0.6)} 0 0 1 ${at(r * 0.36)},${at(r * 0.7)}Z`,
          two,
        ),
      () => circle(0, 0, r, one) + circle(r * 0.36, -r * 0.16, r * 0.84, two),
      () =>
        fill(
          polygon([
            [-r, r],
            [0, -r],
            [r, r],
          ]),
          one,
        ) + fill(box(-r * 0.24, r * 0.2, r * 0.48, r * 0.8), two),
      () => times(4, (ring) => circle(0, 0, r * (1 - ring * 0.24), ring % 2 ? two : one)).join(''),
      () =>
        fill(
          `M0,${at(-r)}A${at(r)},${at(r)} 0 0 1 0,${at(r)}A${at(r / 2)},${at(r / 2)} 0 0 1 0,0A${at(r / 2)},${at(r / 2)} 0 0 0 0,${at(-r)}Z`,
          one,
        ) + circle(-r * 0.3, 0, r * 0.5, two),
    ],
    round,
  )()
}
