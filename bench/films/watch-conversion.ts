import { readFileSync } from 'node:fs'
import { pidsBelow, readStat } from '../program/cpu-time.ts'

const LOOK_MILLISECONDS = 100
const KILOBYTES_OF_A_MEGABYTE = 1024

/** What all runs of ffmpeg took together, and the most that one of them held. */
export interface ConversionCost {
  readonly processorSeconds: number
  readonly peakMegabytes: number
}

/** Looks at every ffmpeg below the process, several times a second: the last look at each misses at most that. */
export function watchConversion(root: number): { readonly begun: Promise<void>; end(): ConversionCost } {
  const milliseconds = new Map<number, number>()
  let peak = 0
  let begin: () => void = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const timer = setInterval(() => {
    for (const pid of pidsBelow(root)) {
      try {
        const stat = readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
        if (stat.name !== 'ffmpeg') continue
        begin()
        milliseconds.set(pid, stat.milliseconds)
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0))
      } catch {
        // It ended meanwhile.
      }
    }
  }, LOOK_MILLISECONDS)
  return {
    begun,
    end() {
      clearInterval(timer)
      const all = [...milliseconds.values()].reduce((sum, each) => sum + each, 0)
      return { processorSeconds: all / 1000, peakMegabytes: Math.round(peak / KILOBYTES_OF_A_MEGABYTE) }
    },
  }
}
