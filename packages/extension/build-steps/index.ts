import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBrowserExtension } from './build-browser-extension.ts'
import { buildIcons } from './build-icons.ts'
import { buildSiteScripts } from './build-site-scripts.ts'

/** Builds everything anew into the folder, which is emptied first. */
export async function buildExtension(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await buildSiteScripts(join(folder, 'js'))
  await buildIcons(join(folder, 'icons'))
  await buildBrowserExtension(join(folder, 'extension'), join(folder, 'icons'))
}
