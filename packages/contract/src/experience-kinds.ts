/** How a message looks that a placement shows. */
export const experienceTypes = ['banner', 'modal', 'flyout', 'tooltip'] as const
export type ExperienceType = (typeof experienceTypes)[number]

/** Where messages show, and which kinds: over every page, or beside something that pages have. */
export const experiencePlacements = {
  web_banner: ['banner'],
  web_modal: ['modal'],
  create_button: ['flyout', 'tooltip'],
  search_field: ['flyout', 'tooltip'],
  news_bell: ['flyout', 'tooltip'],
  inbox: ['flyout', 'tooltip'],
  account_menu: ['flyout', 'tooltip'],
  board_actions: ['flyout', 'tooltip'],
} as const satisfies Readonly<Record<string, readonly ExperienceType[]>>

export type ExperiencePlacement = keyof typeof experiencePlacements

/** The placements by name, in the order in which they are offered. */
export const experiencePlacementIds = Object.keys(experiencePlacements) as [
  ExperiencePlacement,
  ...ExperiencePlacement[],
]

/** Whether a placement has room for a kind. */
export const takesType = (placement: ExperiencePlacement, type: ExperienceType): boolean =>
  (experiencePlacements[placement] as readonly ExperienceType[]).includes(type)

/** Whom a message is for. */
export const experienceAudiences = ['everybody', 'visitors', 'members', 'businesses'] as const
export type ExperienceAudience = (typeof experienceAudiences)[number]

/** To which side of its anchor a message opens, where there is room. */
export const flyoutDirections = ['down', 'up', 'left', 'right'] as const
export type FlyoutDirection = (typeof flyoutDirections)[number]

/** What an experiment may try to raise. */
export const experimentGoals = ['save', 'closeup', 'sign_up', 'follow'] as const
export type ExperimentGoal = (typeof experimentGoals)[number]
