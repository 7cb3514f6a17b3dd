import type { TakedownLaw } from './entities/takedown-law.ts'
import type { ExperimentGroups } from './experiments.ts'
import type { LawKey } from './law-keys.ts'

/** What decides whether a law is offered: an experiment, or nothing that could say no. */
type Decider = 'always' | 'india_takedown_link' | 'test_takedown_link'
type Law = TakedownLaw & { readonly law_key: LawKey; readonly decider_key: Decider }

// The members of the European Union, and `EU` itself: what databases of addresses say where they know no more.
const europeanUnion = `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU`.split(' ')

/** The local laws that a report may rest on (EN-14), each for the countries where it is law (BC-12). */
export const takedownLaws = [
  {
    law_key: 'dsa',
    decider_key: 'always',
    country_codes: europeanUnion,
    api_path: '/v3/legal/takedowns/dsa/',
    has_complaints_office: false,
    has_trusted_flagger: true,
    restrict_multiple_laws: false,
    allow_anonymous_submission: true,
  },
  {
    law_key: 'turkey',
    decider_key: 'always',
    country_codes: ['TR'],
    api_path: '/v3/legal/takedowns/turkey/',
    has_complaints_office: false,
    has_trusted_flagger: false,
    restrict_multiple_laws: true,
    allow_anonymous_submission: false,
  },
  {
    law_key: 'india',
    decider_key: 'india_takedown_link',
    country_codes: ['IN'],
    api_path: '/v3/legal/takedowns/india/',
    has_complaints_office: true,
    has_trusted_flagger: false,
    restrict_multiple_laws: true,
    allow_anonymous_submission: true,
  },
  {
    law_key: 'test',
    decider_key: 'test_takedown_link',
    country_codes: ['US'],
    api_path: '/v3/legal/takedowns/test/',
    has_complaints_office: true,
    has_trusted_flagger: true,
    restrict_multiple_laws: false,
    allow_anonymous_submission: true,
  },
] as const satisfies readonly Law[]

interface LawViewer {
  /** Two letters, where the viewer's address is. */
  readonly country: string | null
  readonly experiments: ExperimentGroups
  /** Somebody who is signed in, and not only by a link. */
  readonly isMember: boolean
}

const isOffered = (law: Law, experiments: ExperimentGroups) =>
  law.decider_key === 'always' || experiments[law.decider_key] === 'enabled'

/** Whether requests are taken by the law, wherever somebody is. */
export const isLawOpen = (key: LawKey, experiments: ExperimentGroups): boolean =>
  takedownLaws.some((law) => law.law_key === key && isOffered(law, experiments))

/** The laws that the viewer may report by. Without an account only those that take anonymous reports (RP-05). */
export const lawsFor = ({ country, experiments, isMember }: LawViewer): LawKey[] =>
  takedownLaws
    .filter((law: Law) => country !== null && law.country_codes.includes(country.toUpperCase()))
    .filter((law) => isOffered(law, experiments))
    .filter((law) => isMember || law.allow_anonymous_submission)
    .map((law) => law.law_key)
