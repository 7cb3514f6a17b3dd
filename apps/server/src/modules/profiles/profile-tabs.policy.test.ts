import { experiments, type ExperimentGroups, profileTabTypes } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { eligibleTabs } from './profile-tabs.policy.ts'

const usual = Object.fromEntries(
  Object.entries(experiments).map(([name, { usual: group }]) => [name, group]),
) as unknown as ExperimentGroups
const inHub: ExperimentGroups = { ...usual, retrieval_hub: 'enabled' }

const viewer = (kind: 'authenticated' | 'logged-out' | 'bot' | 'partner' | 'employee', groups = usual) => ({
  kind,
  id: ['logged-out', 'bot'].includes(kind) ? null : '7',
  isLimitedLogin: false,
  experiments: groups,
})

const plain = { isSelf: false, isPartner: false, hasPublishedPins: true, hasTried: true }
const own = { ...plain, isSelf: true }
const fresh = { hasPublishedPins: false, hasTried: false }

const limited = { ...viewer('authenticated'), isLimitedLogin: true }

test.each([
  ['PR-09 a member visits', viewer('authenticated'), plain, 'created* saved tried'],
  ['PR-09 an employee visits', viewer('employee'), plain, 'created* saved tried'],
  ['PR-07 nothing is published', viewer('authenticated'), { ...plain, hasPublishedPins: false }, 'saved* tried'],
  ['PR-10 nothing but saves', viewer('authenticated'), { ...plain, ...fresh }, 'saved*'],
  ['RP-01 the owner', viewer('authenticated'), own, 'created* saved tried'],
  ['RP-01 the owner of nothing yet', viewer('authenticated'), { ...own, ...fresh }, 'created saved*'],
  ['PR-12 RP-05 a signed-out visitor', viewer('logged-out'), plain, 'created* saved'],
  ['PR-12 RP-05 a limited login', limited, plain, 'created* saved'],
  ['PR-12 RP-06 a bot', viewer('bot'), plain, 'saved*'],
  ['PR-12 RP-06 a bot at a business', viewer('bot'), { ...plain, isPartner: true }, 'saved*'],
  [
    'RP-07 a member visits a business that created nothing',
    viewer('authenticated'),
    { ...plain, ...fresh, isPartner: true },
    'created saved*',
  ],
  ['RP-07 a visitor at the same', viewer('logged-out'), { ...plain, ...fresh, isPartner: true }, 'saved*'],
  ['RP-02 the owner in the hub', viewer('authenticated', inHub), own, 'hub_pins* hub_boards tried'],
  [
    'RP-02 the owner in the hub without published pins',
    viewer('authenticated', inHub),
    { ...own, ...fresh },
    'hub_pins hub_boards*',
  ],
  ['RP-02 a business in the hub', viewer('partner', inHub), { ...own, isPartner: true }, 'created* saved tried'],
  ['RP-02 somebody else’s profile in the hub', viewer('authenticated', inHub), plain, 'created* saved tried'],
  ['RP-02 a bot where all are in the hub', viewer('bot', inHub), plain, 'saved*'],
] as const)('%s', (_who, asking, facts, expected) => {
  const names = Object.entries(profileTabTypes)
  const shown = eligibleTabs(asking, facts).map(({ tab_type: type, is_default: isDefault }) => {
    const [name] = names.find(([, each]) => each === type) ?? []
    return `${name}${isDefault ? '*' : ''}`
  })
  expect(shown.join(' ')).toBe(expected)
})
