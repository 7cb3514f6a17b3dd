import { cpus, loadavg, totalmem } from 'node:os'
import type { MachineFacts } from './measurements.ts'

const GIGABYTE = 1024 ** 3

/** What the figures depend on. */
export function machineFacts(versions: { postgres: string; chromium: string | null; priority: string }): MachineFacts {
  const processors = cpus()
  return {
    cores: processors.length,
    processor: processors[0]?.model.trim() ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / GIGABYTE),
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
    ...versions,
  }
}
