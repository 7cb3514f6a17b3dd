import { homeBoards } from './boards-home.ts'
import { makingBoards } from './boards-making.ts'
import { outsideBoards } from './boards-outside.ts'
import { privateBoards } from './boards-private.ts'
import type { DemoBoard } from './demo-board.ts'

export type { DemoBoard } from './demo-board.ts'

/** Every board of the demonstration. */
export const demoBoards: readonly DemoBoard[] = [...homeBoards, ...makingBoards, ...outsideBoards, ...privateBoards]
