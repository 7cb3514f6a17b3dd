import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ExperimentGroups, type ExperimentName, experiments, type MemberId } from '@pinfold/contract'
import type { ExperimentSettings } from './experiment-settings.ts'
import { groupAt, placeOf, type Share } from './shares.ts'

/** The cookie that forces groups where nobody is served for real. */
export const FORCED_GROUPS_COOKIE = 'experiments'

/** Which groups somebody is in. */
export interface Experiments {
  /**
   * Computed once a request. The same member is always in the same group of the same setting, and so is a visitor's
   * device, where it may be known again, of what was started.
   */
  groupsOf(memberId: MemberId | null, forcedBy?: string, device?: string): ExperimentGroups
  /** The cookie's value that forces these groups; null where nothing can be forced. Unknown names are left out. */
  forceGroups(wanted: Readonly<Record<string, unknown>>): string | null
}

/** An experiment that was started while the program runs. */
export interface Started {
  /** Draws groups anew for each time that one is started. */
  readonly salt: string
  readonly shares: readonly Share[]
}

interface ExperimentsOptions {
  readonly settings: ExperimentSettings
  readonly secret: string
  /** Never in production: a cookie must not change what somebody is served. */
  readonly canForce: boolean
  /** What was started, by name; it goes before the settings. */
  readonly started?: () => ReadonlyMap<string, Started>
}

const names = Object.keys(experiments) as ExperimentName[]

/** The experiments of the contract's list, split as the configuration says. */
export function createExperiments({ settings, secret, canForce, started }: ExperimentsOptions): Experiments {
  const forAll = read((name) => groupFor(name, null))
  const key = createHmac('sha256', secret).update('forced experiment groups').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function groupFor(name: ExperimentName, memberId: MemberId | null): string {
    const { usual } = experiments[name]
    const shares = settings[name] ?? []
    // Nobody knows a visitor again, so only what is set for all is set for them.
    if (memberId === null) return shares.find(({ percent }) => percent === 100)?.group ?? usual
    return groupAt(placeOf(name, memberId), shares) ?? usual
  }

  function startedGroups(unit: string): Partial<ExperimentGroups> {
    const running = started?.()
    if (running === undefined || running.size === 0) return {}
    const groups = [...running].map(([name, { salt, shares }]) => [name, groupAt(placeOf(salt, unit), shares)])
    return knownGroups(Object.fromEntries(groups) as Record<string, unknown>)
  }

  function readForced(cookie: string): Partial<ExperimentGroups> {
    const [text = '', mac = ''] = cookie.split('.')
    const [expected, given] = [Buffer.from(sign(text)), Buffer.from(mac)]
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return {}
    return knownGroups(JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>)
  }

  return {
    groupsOf(memberId, forcedBy = '', device = '') {
      const set = memberId === null ? forAll : read((name) => groupFor(name, memberId))
      const unit = memberId ?? device
      const groups = unit === '' ? set : { ...set, ...startedGroups(unit) }
      return canForce && forcedBy !== '' ? { ...groups, ...readForced(forcedBy) } : groups
    },
    forceGroups(wanted) {
      if (!canForce) return null
      const text = Buffer.from(JSON.stringify(knownGroups(wanted))).toString('base64url')
      return `${text}.${sign(text)}`
    },
  }
}

const read = (groupOf: (name: ExperimentName) => string) =>
  Object.fromEntries(names.map((name) => [name, groupOf(name)])) as ExperimentGroups

const knownGroups = (wanted: Readonly<Record<string, unknown>>): Partial<ExperimentGroups> =>
  Object.fromEntries(names.filter((name) => isGroupOf(name, wanted[name])).map((name) => [name, wanted[name]]))

const isGroupOf = (name: ExperimentName, group: unknown) =>
  (experiments[name].groups as readonly unknown[]).includes(group)
