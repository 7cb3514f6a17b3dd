import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const [folder = ''] = process.argv.slice(2)

// Ctrl-C in a terminal reaches us too; the one who started us tells when it is time.
process.on('SIGINT', () => undefined)

// The channel closes when the one who started us ends, also on a kill -9.
process.once('disconnect', () => void removeAll())

/** Others may still write into it, and end within seconds. */
async function removeAll(): Promise<void> {
  for (let tries = 0; tries < 20 && existsSync(folder); tries += 1) {
    if (tries > 0) await pause(1000)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
