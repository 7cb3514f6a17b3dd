import { z } from 'zod'
import { businessTypes, user } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { flag, id, memberId, pinId } from '../wire/scalars.ts'
import { emailAddress, newUsername } from './account-options.ts'
import { actingFor, fieldChoice, text, webAddress } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** Members as others see them. */
export const userResource = resource('User', {
  get: query({
    summary: 'One member, by username or id.',
    facts: {
      token: 'user',
      acting: { needs: 'read', on: { username: 'member', user_id: 'member' } },
      rate: 'none: reads',
    },
    rows: ['profile_private header', 'profile_public header_and_lists'],
    options: z
      .object({
        username: z.string().optional(),
        user_id: memberId.optional(),
        // Answers hold every field the viewer may know, so these are only read.
        is_mobile_fork: flag.optional(),
        get_page_metadata: flag.optional(),
        invite_code: z.string().optional(),
        /** `profile`, `unauth_profile`, `board_visibility`, `quicksave` or `save_behavior`. */
        ...fieldChoice,
        ...actingFor,
      })
      .refine((options) => options.username !== undefined || options.user_id !== undefined, {
        path: ['username'],
        error: () => wrongOptionWords.giveEither({ first: 'username', second: 'user_id' }),
      }),
    reply: user,
  }),
})

/** Who asks, as after coming by a token. */
export const getMe = endpoint(
  'GET',
  '/v3/users/me/',
  query({
    summary: 'The signed-in member: whose session or access token this is.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: the viewer’s own profile',
    access: 'member',
    options: z.object({ ...fieldChoice, ...actingFor }),
    reply: user,
  }),
)

/** A list or an object; clients that send forms send its JSON. */
const structured = <S extends z.ZodType>(schema: S) => z.preprocess(parsedIfJson, schema)

function parsedIfJson(sent: unknown): unknown {
  if (typeof sent !== 'string' || !/^\s*[[{]/.test(sent)) return sent
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return sent
  }
}

const pronouns = structured(
  z
    .union([z.array(z.string()), z.string().transform((joined) => joined.split(/[/,]/))])
    .transform((words) => words.map((word) => word.trim()).filter((word) => word !== ''))
    .pipe(
      z
        .array(
          text(limits.pronouns.longest).pipe(
            z.string().regex(/^[^/,]+$/, { error: () => wrongOptionWords.mustBeWords }),
          ),
        )
        .max(limits.pronouns.most, `must be at most ${limits.pronouns.most}`),
    ),
)

const instagramUsername = z
  .string()
  .trim()
  .transform((name) => name.replace(/^@/, ''))
  .pipe(z.string().regex(new RegExp(`^[\\w.]{0,${limits.instagram.longest}}$`), 'must be an Instagram username'))

const contactLine = text(limits.partnerContact.line)

/** How a business account may be reached; every part is optional, and an empty one takes it back. */
const partnerContact = {
  business_type: z.union([z.literal(''), z.enum(businessTypes)]).optional(),
  contact_email: z.union([z.literal(''), emailAddress]).optional(),
  contact_phone: text(limits.partnerContact.phone)
    .pipe(z.string().regex(/^[\d\s()./-]*$/, 'must be a phone number'))
    .optional(),
  contact_phone_country: structured(
    z.object({ phone_code: z.string().regex(/^(\+?\d{1,4})?$/, 'must be a country code, as 49') }),
  ).optional(),
  enable_profile_address: flag.optional(),
  enable_profile_message: flag.optional(),
  profile_place: structured(
    z.object({
      street: contactLine.default(''),
      extra_street: contactLine.default(''),
      locality: contactLine.default(''),
      region: contactLine.default(''),
      postal_code: contactLine.default(''),
      country: contactLine.default(''),
    }),
  ).optional(),
}

/** A partial update of the signed-in member. */
export const updateMe = endpoint(
  'POST',
  '/v3/users/me/',
  command({
    summary: 'Change the signed-in member. What is left out stays as it is.',
    facts: { token: 'user', acting: { needs: 'manage', on: 'profile' }, mayHide: true, rate: 'change' },
    noRow: 'own account: names nobody but the viewer',
    options: z.object({
      username: newUsername.optional(),
      full_name: text(limits.fullName.longest).optional(),
      about: text(limits.about.longest).optional(),
      /** A list, or words joined by `/` or commas. */
      pronouns: pronouns.optional(),
      website_url: webAddress.optional(),
      /** For business accounts, and where the law wants one: Germany, Austria and Switzerland. */
      impressum_url: webAddress.optional(),
      location: text(limits.location.longest).optional(),
      /** A username, also with its `@`. */
      instagram: instagramUsername.optional(),
      show_all_pins: flag.optional(),
      show_shopping_list: flag.optional(),
      ...partnerContact,
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, { error: () => wrongOptionWords.countryCode })
        .optional(),
      is_private_profile: flag.optional(),
      /** Whether anybody may comment on the member's pins. */
      is_comments_allowed: flag.optional(),
      ...actingFor,
    }),
    reply: user,
  }),
)

/** Following a member; a private profile gets a request. */
export const userFollowResource = resource('UserFollow', {
  create: command({
    summary: 'Follow a member; with an invitation of theirs, without asking.',
    facts: { token: 'user', acting: 'edit', mayHide: false, rate: 'follow' },
    rows: ['profile_private follow_request'],
    options: z.object({
      user_id: memberId,
      invite_code: z.string().max(400).optional(),
      /** Where it was pressed; only read. */
      aux_data: z.object({ pin_id: pinId.optional() }).optional().catch(undefined),
      client_tracking_params: z.string().optional().catch(undefined),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: user,
  }),
  delete: command({
    summary: 'Stop following a member.',
    facts: { token: 'user', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: ['profile_private follow_request'],
    options: z.object({ user_id: memberId, ...fieldChoice, ...actingFor }),
    reply: user,
  }),
})

/** Blocking a member hides both from each other. */
export const userBlockResource = resource('UserBlock', {
  create: command({
    summary: 'Block a member.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: safety' },
    rows: ['profile block'],
    options: z.object({
      blocked_user_id: memberId,
      /** Whom the viewer acts for, if not for themself. */
      orbac_subject_id: id.optional(),
      /** Where it was pressed, and about what; only read. */
      block_source: z.union([z.string(), z.number()]).optional().catch(undefined),
      block_context: z.unknown().optional(),
      ...fieldChoice,
    }),
    reply: user,
  }),
  delete: command({
    summary: 'Unblock a member.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: ['blocks_list read_write', 'profile unblock'],
    options: z.object({ blocked_user_id: memberId, ...fieldChoice, ...actingFor }),
    reply: user,
  }),
})
