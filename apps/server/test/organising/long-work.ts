import { limits } from '@pinfold/contract'

/** What is long work for boards of thousands of pins is so from now on, in this process, for four, three at a time. */
export function makeAllWorkLong(): void {
  Object.assign(limits.operations, { atOnce: 3, batch: 3 })
}
