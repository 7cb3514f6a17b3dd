/** How somebody looks: at the thing by its address, in a list of other things, or at its picture's address. */
type Manner = 'direct' | 'listed' | 'picture'

/** One look at something. */
export interface Look {
  readonly manner: Manner
  /** Who looks; null for a visitor. */
  readonly readerId: string | null
}

type Hides = (look: Look) => boolean

/** Something that hides others, or lets them show, as the test knows it. */
export interface Veil {
  readonly name: string
  /** Whether it hides what it covers from that look, and did all the time since then. */
  hides(look: Look, since: number): boolean
}

/** A veil that is drawn and opened again by calls. */
export interface MovingVeil extends Veil {
  readonly isMoving: boolean
  /** Draws or opens it; done when that was answered. */
  move(): Promise<void>
}

/** `draw` answers whom it hides from. */
export function veilOf(name: string, draw: () => Promise<Hides>, open: () => Promise<unknown>): MovingVeil {
  let isMoving = false
  /** Null from the moment on when somebody begins to open it. */
  let drawn: { at: number; hidesFrom: Hides } | null = null
  return {
    name,
    hides: (look, since) => drawn !== null && drawn.at < since && drawn.hidesFrom(look),
    get isMoving() {
      return isMoving
    },
    async move() {
      isMoving = true
      const wasDrawn = drawn !== null
      drawn = null
      if (wasDrawn) await open()
      else {
        const hidesFrom = await draw()
        drawn = { at: performance.now(), hidesFrom }
      }
      isMoving = false
    },
  }
}

/** What hides from now on, for good. */
export function hiddenForGood(name: string, hidesFrom: Hides = () => true): Veil {
  const at = performance.now()
  return { name, hides: (look, since) => at < since && hidesFrom(look) }
}
