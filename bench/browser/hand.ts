import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/** What a drag carries, as Chromium hands it out and takes it. */
interface DragData {
  readonly items: { mimeType: string; data: string }[]
  readonly dragOperationsMask: number
}

/** A place in the window, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Milliseconds: a mouse tells of itself with every frame. */
const BETWEEN = 16
const STEPS = 12
/** As the protocol counts keys that are held. */
const SHIFT = 8

/**
 * A hand on the mouse. It only sends input: nothing of it runs inside the page, so that nothing of it is measured.
 * @param cdp a session of the page; its drags are intercepted from then on
 */
export async function createHand(cdp: CDPSession) {
  let at: Spot = { x: 0, y: 0 }
  await cdp.send('Input.setInterceptDrags', { enabled: true })

  const mouse = (type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', spot: Spot, isDown: boolean, modifiers = 0) => {
    const button = type === 'mouseMoved' && !isDown ? 'none' : 'left'
    const buttons = isDown ? 1 : 0
    return cdp.send('Input.dispatchMouseEvent', { type, ...spot, button, buttons, clickCount: 1, modifiers })
  }
  return { press, pickUp }

  async function press(spot: Spot, { isRange = false } = {}): Promise<void> {
    const modifiers = isRange ? SHIFT : 0
    await mouse('mouseMoved', spot, false, modifiers)
    await mouse('mousePressed', spot, true, modifiers)
    await mouse('mouseReleased', spot, false, modifiers)
    at = spot
  }

  /** Takes hold of what is there; it answers how that is carried on and let go. */
  async function pickUp(spot: Spot) {
    const taken = new Promise<DragData>((resolve) => cdp.once('Input.dragIntercepted', ({ data }) => resolve(data)))
    await mouse('mouseMoved', spot, false)
    await mouse('mousePressed', spot, true)
    await mouse('mouseMoved', { x: spot.x + 6, y: spot.y + 3 }, true)
    await mouse('mouseMoved', { x: spot.x + 12, y: spot.y + 6 }, true)
    const data = await taken
    at = { x: spot.x + 12, y: spot.y + 6 }
    const tell = (type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel') =>
      cdp.send('Input.dispatchDragEvent', { type, ...at, data })
    await tell('dragEnter')
    await tell('dragOver')
    return {
      /** As far as there, in a straight line. */
      async carry(to: Spot): Promise<void> {
        const from = at
        for (let step = 1; step <= STEPS; step += 1) {
          const way = step / STEPS
          at = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
          await tell('dragOver')
          await pause(BETWEEN)
        }
      },
      /** Browsers go on telling of a drag that rests. */
      async rest(milliseconds: number): Promise<void> {
        for (let passed = 0; passed < milliseconds; passed += 50) {
          await tell('dragOver')
          await pause(50)
        }
      },
      drop: () => tell('drop'),
      async cancel(): Promise<void> {
        await tell('dragCancel')
        await mouse('mouseReleased', at, false)
      },
    }
  }
}
