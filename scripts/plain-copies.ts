import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const at = (name: string) => new URL(`without-types/${name}`, import.meta.url)

/** Makes copies without types of the program's files, those that are not there yet; for a process that takes `plainCopies`. */
export function makePlainCopies(): void {
  const maker = fileURLToPath(at('make-plain-copies.mjs'))
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', maker], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The option by which Node reads those copies, as `npm start` gives it. */
export const plainCopies = `--import=${at('read-plain-copies.mjs').href}`
