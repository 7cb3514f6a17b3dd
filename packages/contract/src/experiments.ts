/** Something that is shown in more than one way, so that the ways can be compared. */
interface Experiment {
  /** What it tries, in one sentence. */
  readonly about: string
  readonly groups: readonly [string, ...string[]]
  /** The group of everybody whom the configuration names no other for. */
  readonly usual: string
  /** The domain that decides about it. */
  readonly owner: string
  /** The day, as `2027-06-30`, by which it is decided and taken out. */
  readonly expires: string
}

/** Every experiment there is. No code asks for a group that is not written here. */
export const experiments = {
  private_profile_header: {
    about: 'A private profile explains itself in its header and a dialog.',
    groups: ['control', 'enabled'],
    usual: 'enabled',
    owner: 'profiles',
    expires: '2027-06-30',
  },
  retrieval_hub: {
    about: 'Members find their own things again under Pins and Boards instead of Created and Saved.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'profiles',
    expires: '2027-06-30',
  },
  group_boards_at_top: {
    about: 'Boards with collaborators stand first on the own profile.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'boards',
    expires: '2027-06-30',
  },
  india_takedown_link: {
    about: 'Visitors from India are offered the report form of their law.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'legal',
    expires: '2027-06-30',
  },
  test_takedown_link: {
    about: 'Tries the report form of a local law in the US.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'legal',
    expires: '2027-06-30',
  },
  business_access: {
    about: 'Members act for businesses that let them, and see for whom in a bar.',
    groups: ['control', 'enabled'],
    usual: 'enabled',
    owner: 'business',
    expires: '2027-06-30',
  },
  story_pin_tool: {
    about: 'The story Pin builder lives at /pin-creation-tool/ instead of /idea-pin-builder/.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'pins',
    expires: '2027-06-30',
  },
  idea_pins_only: {
    about: 'The flyout button offers story Pins as the only kind, under the name Pin.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'pins',
    expires: '2027-06-30',
  },
  add_section_tip: {
    about: 'Boards tell their editors once that sections can be added.',
    groups: ['control', 'enabled'],
    usual: 'enabled',
    owner: 'boards',
    expires: '2027-06-30',
  },
  pin_creation: {
    about: 'Whether Pins can be made; both other groups turn it off.',
    groups: ['enabled', 'disable_all', 'disable_web_pins'],
    usual: 'enabled',
    owner: 'pins',
    expires: '2027-06-30',
  },
  web_auth_lazy_component: {
    about: 'BC-15 for members. No group has an effect: what opens late is loaded late in both.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'web',
    expires: '2027-06-30',
  },
  web_unauth_lazy_component: {
    about: 'BC-15 for visitors. No group has an effect: what opens late is loaded late in both.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'web',
    expires: '2027-06-30',
  },
  web_early_hydration_auth: {
    about: 'BC-15 for members. No group has an effect: their pages run at once in both.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'web',
    expires: '2027-06-30',
  },
  web_early_hydration_unauth: {
    about: 'Pages that visitors only read run their scripts at once, not when something needs them.',
    groups: ['control', 'enabled'],
    usual: 'control',
    owner: 'web',
    expires: '2027-06-30',
  },
} as const satisfies Record<string, Experiment>

/** An experiment's name. */
export type ExperimentName = keyof typeof experiments
/** The groups of one experiment. */
export type ExperimentGroup<N extends ExperimentName> = (typeof experiments)[N]['groups'][number]
/** The groups somebody is in, one for each experiment. */
export type ExperimentGroups = { readonly [N in ExperimentName]: ExperimentGroup<N> }
