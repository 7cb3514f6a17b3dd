/** Milliseconds that a finger rests. */
const HOLD = 500
/** Pixels that a resting finger may move. */
const SLOP = 10

interface Point {
  readonly clientX: number
  readonly clientY: number
}

export interface Press {
  readonly hasFired: boolean
  move(to: Point): void
  stop(): void
}

/** A press that began at a point and fires after half a second, unless it moves away or is stopped before. */
export function startPress(from: Point, onFire: () => void): Press {
  let hasFired = false
  const timer = setTimeout(() => {
    hasFired = true
    onFire()
  }, HOLD)
  const stop = () => clearTimeout(timer)
  return {
    get hasFired() {
      return hasFired
    },
    move: (to) => {
      if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLOP) stop()
    },
    stop,
  }
}
