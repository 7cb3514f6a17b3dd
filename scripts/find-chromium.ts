import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './run-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What to do when there is none. */
export const chromiumAdvice =
  'Chromium is missing: install it (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), ' +
  'or set CHROMIUM_PATH to the program.'

/** The Chromium of this machine; undefined when there is none. `CHROMIUM_PATH` goes before every other. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH']
  if (given) return isProgram(given) ? given : undefined
  const folders = (env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...otherPlaces].find(isProgram)
}

/** The same; root on Debian has it installed when it is missing. */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = findChromium()
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (found || process.env['CHROMIUM_PATH'] || !isDebianRoot) return found
  console.log('Installing Chromium for the browser tests…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => runProgram('apt-get', ['install', '-y', 'chromium'], { env, output: 'quiet' })
  // A fresh machine has no lists of packages yet; an old one has lists of packages that are gone.
  if ((await install()) !== 0) {
    await runProgram('apt-get', ['update'], { env, output: 'quiet' })
    await install()
  }
  return findChromium()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
