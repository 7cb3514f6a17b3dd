import { execFileSync } from 'node:child_process'

/**
 * What differs from a revision: committed since, not committed, and not even added; also what is gone. Paths are relative
 * to the project. Throws where Git does not know the revision, or there is no repository.
 */
export function changedFiles(folder: string, base: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
      .split('\0')
      .filter((path) => path !== '')
  // A rename is two changes: what leaned on the old name is looked for by it.
  const differing = git('diff', '--name-only', '--no-renames', '-z', '--relative', base, '--')
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard', '-z')])].toSorted()
}
