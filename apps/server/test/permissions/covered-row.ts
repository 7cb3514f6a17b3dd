import type { Actor } from './matrix.ts'
import type { Home } from './home.ts'
import type { Probe } from './probe.ts'
import type { Target } from './target.ts'
import type { World } from './world.ts'

/** What a row is about: whose home, and the thing in it. */
export interface Subject {
  readonly home: Home
  readonly target: Target
}

/** How a row of the table is tried. */
export interface CoveredRow {
  readonly resource: string
  readonly action: string
  /** Requirements the row proves, for titles. */
  readonly proves?: string
  readonly probes: readonly Probe[]
  /** The thing everybody is tried on, made once. */
  shared(world: World): Promise<Subject>
  /** A new thing for each allowed request that uses it up. */
  fresh?(world: World, actor: Actor): Promise<Subject>
  /** What must be as before after a refused request. */
  witness?(world: World, subject: Subject): Promise<unknown>
}

/** What the owner has on the profile, whoever the home belongs to. */
export const ofProfile =
  (which: 'open' | 'hermit') =>
  async (world: World): Promise<Subject> => {
    const home = world[which]
    return { home, target: home.profile }
  }
