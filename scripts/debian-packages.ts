import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

const env = { DEBIAN_FRONTEND: 'noninteractive' }

/** Whether packages can be installed here: by root, on Debian and its kin. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' })
  return status === 0 && stdout.includes('ok installed')
}

/** Installs those of the packages that are missing, where that is possible; says so first. */
export async function installMissing(names: readonly string[], reason: string, options: readonly string[] = []) {
  if (!canInstall()) return
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} ${reason}…`)
  const install = () => runProgram('apt-get', ['install', '-y', ...options, ...missing], { env, output: 'quiet' })
  // A fresh machine has no lists of packages yet; an old one has lists of packages that are gone.
  if ((await install()) === 0) return
  await runProgram('apt-get', ['update'], { env, output: 'quiet' })
  await install()
}
