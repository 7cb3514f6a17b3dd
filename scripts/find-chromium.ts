import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installMissing } from './debian-packages.ts'

// Chromium without window, menus or bars of its own: those cost four times as much as the pages that tests look at.
const shell = 'chromium-headless-shell'
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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

/** The Chromium of this machine, the one without windows first; undefined when there is none. `CHROMIUM_PATH` goes before every other. */
export const findChromium = (env?: NodeJS.ProcessEnv): string | undefined => find([shell, ...wholeNames], env)

/** The Chromium with windows, which does some things that the one without lacks; undefined when there is none. */
export const findWholeChromium = (env?: NodeJS.ProcessEnv): string | undefined => find(wholeNames, env)

function find(names: readonly string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH']
  if (given) return isProgram(given) ? given : undefined
  const folders = (env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...otherPlaces].find(isProgram)
}

/** As `findChromium`; on Debian, root has both kinds installed where they are missing. */
export async function findOrInstallChromium(): Promise<string | undefined> {
  if (!process.env['CHROMIUM_PATH']) {
    await installMissing([shell], 'for the browser tests')
    if (!findWholeChromium()) await installMissing(['chromium'], 'for the browser tests')
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
