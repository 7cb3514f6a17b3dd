import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/run-program.ts'
import { OptionError } from '../options.ts'

/** What is kept on real boards: of each board its pictures, by the numbers of the file. */
export type SavedBoards = ReadonlyMap<number, readonly number[]>

/** Lies beside the project and never in it. */
const SAVES = join(projectFolder, '../shared/data/saves/boards.txt')

/** The real saves, or null on a machine that does not have them. */
export const readSaves = (): SavedBoards | null => (existsSync(SAVES) ? boardsOf(readFileSync(SAVES, 'utf8')) : null)

/**
 * A part of other making that was held out, as the file says that `SAVES_HELD_OUT` names; null where none is named.
 * Throws OptionError where it names no file that can be read.
 */
export function readHeldOut(path = process.env['SAVES_HELD_OUT']): SavedBoards | null {
  if (path === undefined || path === '') return null
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new OptionError(`SAVES_HELD_OUT: "${path}" cannot be read`)
  }
  return boardsOf(text)
}

/** One line a board: its number and those of its pictures. Throws OptionError where something else stands there. */
export function boardsOf(text: string): SavedBoards {
  const boards = new Map<number, readonly number[]>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [board = 0, ...pictures] = line.trim().split(/\s+/).map(Number)
    const isWhole = [board, ...pictures].every((number) => Number.isSafeInteger(number) && number >= 0)
    if (!isWhole) throw new OptionError(`saves: line ${at + 1} is not a board and its pictures, by their numbers`)
    if (pictures.length > 0) boards.set(board, [...new Set([...(boards.get(board) ?? []), ...pictures])])
  }
  return boards
}
