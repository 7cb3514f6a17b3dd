import { newVisitor } from './browser.ts'
import { createBoardAs, createPinAs, signUpAs } from './member.ts'
import type { Stage } from './stage.ts'

/** A new member's public board with so many pins of unlike heights; their titles are `Mosaic 0`, `Mosaic 1` and so on. */
export async function makeFilledBoard(stage: Stage, pins: number): Promise<{ id: string; url: string }> {
  const { context } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const board = await createBoardAs(context, 'Everything')
  for (let index = 0; index < pins; index += 1) {
    // Below the board stand others’ pins, so these have names of their own.
    await createPinAs(context, { board_id: board.id, title: `Mosaic ${index}`, height: 300 + (index % 5) * 130 })
  }
  await context.close()
  return board
}
