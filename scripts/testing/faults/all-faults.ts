import { type Fault, type FaultArea, faultAreas } from './fault.ts'
import { ruleFaults } from './rules.ts'
import { memberFaults } from './server-members.ts'
import { thingFaults } from './server-things.ts'
import { webRuleFaults } from './web-rules.ts'
import { screenFaults } from './web-screens.ts'

/** Every fault there is, by what has to run to find it. */
export const faultsByArea: Readonly<Record<FaultArea, readonly Fault[]>> = {
  unit: ruleFaults,
  server: [...memberFaults, ...thingFaults],
  web: [...webRuleFaults, ...screenFaults],
}

/** What the command line asks for: all, those of an area, or those named. Throws for what there is not. */
export function chooseFaults(wanted: { area?: string | undefined; names: readonly string[] }): readonly Fault[] {
  const area = faultAreas.find((each) => each === wanted.area)
  if (wanted.area !== undefined && area === undefined)
    throw new Error(`There is no area ${wanted.area}: it is one of ${faultAreas.join(', ')}.`)
  const known = area === undefined ? Object.values(faultsByArea).flat() : faultsByArea[area]
  for (const name of wanted.names)
    if (!known.some((fault) => fault.name === name)) throw new Error(`There is no fault called ${name}.`)
  return wanted.names.length === 0 ? known : known.filter(({ name }) => wanted.names.includes(name))
}
