import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/run-program.ts'

/** What is kept on real boards: of each board its pictures, by the numbers of the file. */
export type SavedBoards = ReadonlyMap<number, readonly number[]>

/** Lies beside the project and never in it. */
const SAVES = join(projectFolder, '../shared/data/saves/boards.txt')

/** The real saves, or null on a machine that does not have them. */
export function readSaves(): SavedBoards | null {
  if (!existsSync(SAVES)) return null
  const lines = readFileSync(SAVES, 'utf8').split('\n')
  const boards = lines.flatMap((line): [number, number[]][] => {
    const [board, ...pictures] = line.trim().split(' ').map(Number)
    return board === undefined || pictures.length === 0 ? [] : [[board, pictures]]
  })
  return new Map(boards)
}
