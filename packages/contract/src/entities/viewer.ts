import { z } from 'zod'
import { deviceSource, viewerType } from '../enumerations.ts'
import { type ExperimentGroups, experiments } from '../experiments.ts'
import { cookiePreferences } from './cookie-preferences.ts'
import { count, entityId } from './fields.ts'

const experimentGroups = z.object(
  Object.fromEntries(Object.entries(experiments).map(([name, { groups }]) => [name, z.enum(groups)])),
) as unknown as z.ZodType<ExperimentGroups>

/** Whoever is looking, signed in or not. What a signed-out viewer lacks is null. */
export const viewer = z.object({
  isAuth: z.boolean(),
  isLimitedLogin: z.boolean(),
  id: entityId.nullable(),
  username: z.string().nullable(),
  fullName: z.string().nullable(),
  imageSmallUrl: z.string().nullable(),
  imageMediumUrl: z.string().nullable(),
  isPartner: z.boolean(),
  eligibleForStlTool: z.boolean(),
  advertiser: z.object({ merchant_id: entityId.nullable() }).nullable(),
  scheduled_pin_count: count,
  should_show_messaging: z.boolean(),
  countryFromIp: z.string().nullable(),
  isPrivateProfile: z.boolean(),
  viewerType: viewerType,
  deviceSource: deviceSource,
  experiments: experimentGroups,
  /** The account keeps what its member looks at. */
  keeps_history: z.boolean(),
  /** What the viewer allows; null until they chose. */
  cookie_preferences: cookiePreferences.omit({ surface_tag: true }).nullable(),
})
export type Viewer = z.output<typeof viewer>
