/** What a browser tells of Pins: half a card stood in view for a second, its page was opened, its link was followed. */
export const pinViewKinds = ['impression', 'closeup', 'outbound_click'] as const
export type PinViewKind = (typeof pinViewKinds)[number]

/** What of Pins is counted. Engagements are closeups, saves and outbound clicks together. */
export const pinFigureNames = [
  'impressions',
  'engagements',
  'closeups',
  'saves',
  'outbound_clicks',
  'video_plays',
  'watched_seconds',
] as const
export type PinFigureName = (typeof pinFigureNames)[number]

/** What a business is told by day; new followers are not of Pins. */
export const insightNames = [...pinFigureNames, 'followers'] as const
export type InsightName = (typeof insightNames)[number]

/** Whose Pins: the business's own, or those of others that lead to its claimed websites. */
export const insightSources = ['own', 'site'] as const
export type InsightSource = (typeof insightSources)[number]

/** So many days up to today. */
export const insightPeriods = ['7', '14', '30', '60', '90'] as const
export type InsightPeriod = (typeof insightPeriods)[number]
