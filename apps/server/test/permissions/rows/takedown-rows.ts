import {
  getTakedownCase,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTestTakedown,
  submitTurkeyTakedown,
} from '@pinfold/contract'
import { commandLine } from '../../../src/modules/employees/index.ts'
import { acceptTakedown } from '../../../src/modules/legal/index.ts'
import { type CoveredRow, ofProfile, type Subject } from '../covered-row.ts'
import { type Actor } from '../matrix.ts'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const form = (country: string, { username }: Target) => ({
  law_types: ['DMCA' as const],
  country,
  addresses: [`/${username}`],
  explanation: 'It is mine.',
  work: 'A photograph',
  name: 'Cora',
  email: 'cora@example.org',
  is_true: true,
})

// Under these laws nothing is asked without a name or an experiment; test/legal tries them.
const nobody: readonly Actor[] = ['anon']
const submissions: readonly Probe[] = [
  calls(submitDsaTakedown, (target) => form('DE', target)),
  calls(submitTurkeyTakedown, (target) => form('TR', target), { notFor: nobody }),
  calls(submitIndiaTakedown, (target) => form('IN', target)),
  calls(submitTestTakedown, (target) => form('US', target)),
]

const reading: readonly Probe[] = [
  calls(getTakedownCase, ({ takedownId }) => ({ takedown_id: takedownId }), {
    whenReduced: (data) => {
      if (JSON.stringify(data).includes('Cora')) throw new Error('it names who asked')
    },
  }),
]

/** A pin of the owner's that was taken down. */
async function removed(world: World): Promise<Subject> {
  const target = await world.open.newBoardlessPin()
  const asked = { ...form('DE', target), addresses: [`/pin/${target.pinId}/`] }
  const { id: takedownId } = await world.app.client().ask(submitDsaTakedown, asked)
  await acceptTakedown(world.app.core, commandLine, { takedownId, isEverywhere: false, reason: 'A test needs one' })
  return { home: world.open, target: { ...target, takedownId } }
}

const made = new WeakMap<World, Promise<Subject>>()

async function requestsOf({ app }: World): Promise<unknown> {
  const { rows } = await app.pool.query('select count(*)::int from takedowns')
  return rows
}

/** Everybody asks by law; what became of a thing is its owner's to read, without who asked. */
export const takedownRows: readonly CoveredRow[] = [
  {
    resource: 'takedown',
    action: 'submit_form',
    proves: 'CA-13',
    probes: submissions,
    shared: ofProfile('open'),
    witness: requestsOf,
  },
  {
    resource: 'takedown',
    action: 'read_case',
    probes: reading,
    shared(world) {
      const subject = made.get(world) ?? removed(world)
      made.set(world, subject)
      return subject
    },
  },
]
