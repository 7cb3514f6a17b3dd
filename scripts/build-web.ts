import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Builds the pages unless the same sources are built already. Answers whether they are built now. */
export function buildWeb(): Promise<boolean> {
  // Several test files ask at once, and a build in the making is no build.
  return oneAtATime(lockFile, buildOnce)
}

async function buildOnce(): Promise<boolean> {
  const stamp = hashSources()
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

function hashSources(): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(sources, { cwd: projectFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  for (const file of files) hash.update(`\0${file.slice(projectFolder.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
