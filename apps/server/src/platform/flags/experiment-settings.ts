import { type ExperimentName, experiments } from '@pinfold/contract'
import type { Share } from './shares.ts'

/** The shares of the experiments that are set up. */
export type ExperimentSettings = Readonly<Partial<Record<ExperimentName, readonly Share[]>>>

/** Reads `one=group, other=group:30/third:20`; null where it names what there is not, or more than everybody. */
export function parseExperimentSettings(text: string): ExperimentSettings | null {
  const settings: Partial<Record<ExperimentName, readonly Share[]>> = {}
  for (const part of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [name = '', wanted = '', ...rest] = part.split('=')
    if (!isExperiment(name) || rest.length > 0 || name in settings) return null
    const shares = parseShares(name, wanted)
    if (shares === null) return null
    settings[name] = shares
  }
  return settings
}

function parseShares(name: ExperimentName, text: string): Share[] | null {
  const groups: readonly string[] = experiments[name].groups
  if (groups.includes(text)) return [{ group: text, percent: 100 }]
  const shares: Share[] = []
  for (const part of text.split('/')) {
    const [, group = '', percent = ''] = /^(\w+):(\d{1,3})$/.exec(part) ?? []
    if (!groups.includes(group)) return null
    shares.push({ group, percent: Number(percent) })
  }
  return shares.reduce((sum, { percent }) => sum + percent, 0) <= 100 ? shares : null
}

const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(experiments, name)
