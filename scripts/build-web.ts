import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildExtension } from '../packages/extension/build-steps/index.ts'
import { speakInScripts } from '../apps/web/words-in-scripts.ts'
import { compressAssets } from './compress-assets.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { projectFolder, runScript } from './run-program.ts'

/** Everything the built pages are made of. */
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{json,ts}',
  'scripts/{build-web,compress-assets}.ts',
  'packages/contract/{package.json,src/**/*}',
  'packages/words/{package.json,src/**/*,catalogues/**/*}',
  'tsconfig.base.json',
  'package-lock.json',
]
const stampFile = join(projectFolder, 'apps/web/build/.stamp')
// Not in the folder of the build, which each build empties.
const lockFile = join(projectFolder, 'node_modules/.build-web.lock')

/** What other sites and browsers get. */
const extensionSources = [
  'packages/extension/{package.json,src/**/*,build-steps/**/*}',
  'packages/words/{src/**/*,catalogues/**/*}',
  'apps/web/{words-files.ts,src/app/icon.svg}',
  'package-lock.json',
]
const extensionFolder = join(projectFolder, 'packages/extension/build')

/** Builds the pages, and what other sites and browsers get, unless the same sources are built already. Answers whether they are built now. */
export function buildWeb(): Promise<boolean> {
  // Several test files ask at once, and a build in the making is no build.
  return oneAtATime(lockFile, async () => (await buildOnce()) && buildExtensionOnce())
}

/** Builds only what other sites and browsers get, unless the same sources are built already. */
export const buildForSites = (): Promise<boolean> => oneAtATime(lockFile, buildExtensionOnce)

async function buildOnce(): Promise<boolean> {
  const stamp = hashOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  console.log('Building the pages…')
  const env = { NODE_ENV: 'production' }
  const code = await runScript('node_modules/@react-router/dev/bin.cjs', ['build'], {
    folder: 'apps/web',
    env,
    output: 'quiet',
  })
  if (code !== 0) return false
  const assets = join(projectFolder, 'apps/web/build/client/assets')
  await speakInScripts(assets)
  await compressAssets(assets)
  writeFileSync(stampFile, stamp)
  return true
}

async function buildExtensionOnce(): Promise<boolean> {
  const stamp = hashOf(extensionSources)
  const stampOfIt = join(extensionFolder, '.stamp')
  if (existsSync(stampOfIt) && readFileSync(stampOfIt, 'utf8') === stamp) return true
  await buildExtension(extensionFolder)
  writeFileSync(stampOfIt, stamp)
  return true
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(sources, { cwd: projectFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  for (const file of files) hash.update(`\0${file.slice(projectFolder.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
