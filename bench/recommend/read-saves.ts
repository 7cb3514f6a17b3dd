import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/run-program.ts'

/** What is kept on real boards: of each board its pictures, by the numbers of the file. */
export type SavedBoards = ReadonlyMap<number, readonly number[]>

/** Lies beside the project and never in it. */
const SAVES = join(projectFolder, '../shared/data/saves/boards.txt')

/** The real saves, or null on a machine that does not have them. */
export const readSaves = (): SavedBoards | null => readBoards(SAVES)

/** A part of other making that was held out, as the file says that `SAVES_HELD_OUT` names; null unless it does. */
export function readHeldOut(): SavedBoards | null {
  const path = process.env['SAVES_HELD_OUT']
  return path === undefined ? null : readBoards(path)
}

function readBoards(path: string): SavedBoards | null {
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').split('\n')
  const boards = lines.flatMap((line): [number, number[]][] => {
    const [board, ...pictures] = line.trim().split(' ').map(Number)
    return board === undefined || pictures.length === 0 ? [] : [[board, pictures]]
  })
  return new Map(boards)
}
