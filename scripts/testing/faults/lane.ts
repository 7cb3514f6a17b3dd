import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { projectFolder } from '../../run-program.ts'
import { type Fault, withFault } from './fault.ts'

/** A copy of the project in which faults are made, one after the other; the project itself is never touched. */
export interface Lane {
  readonly folder: string
  /** Runs the work while the fault is in the copy. */
  whileFaulty<T>(fault: Fault, work: () => Promise<T>): Promise<T>
  remove(): void
}

const leftOut = new Set(['node_modules', '.git', '.data', 'reports', 'coverage'])
/** The workspaces' own names: in a copy they have to mean the copy. */
const OWN_SCOPE = '@pinfold'

/** Copies what is in the project now, committed or not, with its built pages. Packages are linked to. */
export function makeLane(project = projectFolder): Lane {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-faults-'))
  cpSync(project, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(basename(path)),
  })
  linkPackages(join(project, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async whileFaulty(fault, work) {
      const path = join(folder, fault.file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, withFault(text, fault))
      try {
        return await work()
      } finally {
        writeFileSync(path, text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Caches and stamps belong to the folder they lie in.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue
    if (entry.name !== OWN_SCOPE) symlinkSync(join(from, entry.name), join(to, entry.name))
  }
  linkWorkspaces(join(from, OWN_SCOPE), join(to, OWN_SCOPE))
}

function linkWorkspaces(from: string, to: string): void {
  mkdirSync(to)
  const project = dirname(dirname(from))
  for (const name of readdirSync(from)) {
    const workspace = ['apps', 'packages'].find((kind) => readdirSync(join(project, kind)).includes(name))
    if (workspace === undefined) continue
    const copy = join(to, '..', '..', workspace, name)
    symlinkSync(relative(to, copy).replaceAll(sep, '/'), join(to, name))
    // Packages of which it needs another version than the others.
    const own = join(project, workspace, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, 'node_modules'))
  }
}
