import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mount = (...given: string[]) => execFileSync('mount', given, { stdio: ['ignore', 'ignore', 'pipe'] })

/** A small disk that can really be full and really be read-only. */
export interface OwnDisk {
  readonly folder: string
  /** Leaves so many bytes, none unless said. */
  fill(except?: number): void
  makeRoom(): void
  setReadOnly(isReadOnly: boolean): void
  unmount(): void
}

/** Mounts one in a folder of its own, or in the one that is given. Throws where this user may not mount: nothing is proved then. */
export function mountOwnDisk(megabytes: number, given?: string): OwnDisk {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'pinfold-disk-'))
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  const filler = join(folder, 'filler')
  const spare = join(folder, 'spare')
  return {
    folder,
    fill(except = 0) {
      if (except > 0) writeFileSync(spare, Buffer.alloc(except))
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
        } catch {
          // It is full to the last block of this size.
        }
      }
      rmSync(spare, { force: true })
    },
    makeRoom: () => rmSync(filler),
    setReadOnly: (isReadOnly) => void mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    unmount() {
      execFileSync('umount', [folder])
      if (given === undefined) rmdirSync(folder)
    },
  }
}
