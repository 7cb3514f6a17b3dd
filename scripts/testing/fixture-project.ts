import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFolder } from '../run-program.ts'

/** A throw-away project with some of our own files in it. */
export interface FixtureProject {
  readonly folder: string
  remove(): void
}

interface FixtureInput {
  /** Paths of ours to copy. */
  readonly copied: readonly string[]
  /** Paths of ours to link to. */
  readonly linked?: readonly string[]
  /** Texts by path. */
  readonly written: Readonly<Record<string, string>>
}

/** Makes one in a temporary folder. */
export function makeFixtureProject({ copied, linked = [], written }: FixtureInput): FixtureProject {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-fixture-'))
  const place = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    return join(folder, path)
  }
  for (const path of copied) cpSync(join(projectFolder, path), place(path), { recursive: true })
  for (const path of linked) symlinkSync(join(projectFolder, path), place(path))
  for (const [path, text] of Object.entries(written)) writeFileSync(place(path), text)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
