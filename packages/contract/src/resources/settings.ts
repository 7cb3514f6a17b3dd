import { z } from 'zod'
import { entityId } from '../entities/fields.ts'
import { memberCard, profilePictureKinds, user } from '../entities/user.ts'
import { viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { bookmarks, flag, id, memberId, pageSize } from '../wire/scalars.ts'
import { emailAddress, newPassword, secondFactorCode } from './account-options.ts'
import { fieldChoice, requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** Who may reach a member in some way. */
export const reachableBy = ['everyone', 'following', 'nobody'] as const
export type ReachableBy = (typeof reachableBy)[number]

/** What a member permits others. */
export const permissionSettings = z.object({
  is_private_profile: z.boolean(),
  /** Keeps profile, boards and pins out of search engines. */
  is_search_hidden: z.boolean(),
  is_comments_allowed: z.boolean(),
  /** Which cards stand before the boards of the profile. */
  show_all_pins: z.boolean(),
  show_shopping_list: z.boolean(),
  messages_from: z.enum(reachableBy),
  mentions_from: z.enum(reachableBy),
  /** No veil before sensitive pictures. */
  shows_sensitive: z.boolean(),
})
export type PermissionSettings = z.output<typeof permissionSettings>

/** Who may see, find and reach the viewer. */
export const permissionSettingsResource = resource('PermissionSettings', {
  get: query({
    summary: 'What the viewer permits others.',
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    rows: ['settings read'],
    access: 'member',
    options: z.object({}),
    reply: permissionSettings,
  }),
  update: command({
    summary: 'Change what the viewer permits others. What is left out stays as it is.',
    facts: { token: 'user', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    noRow: 'own account: names nobody but the viewer',
    options: z.object({
      is_private_profile: flag.optional(),
      is_search_hidden: flag.optional(),
      is_comments_allowed: flag.optional(),
      show_all_pins: flag.optional(),
      show_shopping_list: flag.optional(),
      messages_from: z.enum(reachableBy).optional(),
      mentions_from: z.enum(reachableBy).optional(),
      shows_sensitive: flag.optional(),
    }),
    reply: permissionSettings,
  }),
})

/** Whom the viewer blocked. */
export const userBlocksResource = resource('UserBlocks', {
  get: pagedQuery({
    summary: 'The members whom the viewer blocked.',
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    rows: ['blocks_list read_write'],
    access: 'member',
    options: z.object({ bookmarks, page_size: pageSize(limits.page.usual, limits.page.most), ...fieldChoice }),
    reply: z.array(memberCard),
  }),
})

const kind = z.enum(profilePictureKinds)

/** The picture and the cover of the viewer's profile. */
export const profilePictureResource = resource('ProfilePicture', {
  create: command({
    summary: "Make an upload the viewer's picture or cover, in place of the one before.",
    facts: { token: 'user', acting: 'nobody', mayHide: true, rate: 'change' },
    noRow: 'own account; the upload of another is missing: test/settings tries it',
    options: z.object({ kind, upload_id: id }),
    reply: user,
  }),
  delete: command({
    summary: "Take the viewer's picture or cover away.",
    facts: { token: 'user', acting: 'nobody', mayHide: true, rate: 'none: less' },
    noRow: 'own account: the viewer’s own pictures',
    options: z.object({ kind }),
    reply: user,
  }),
})

/** An account that can be switched to in this browser. */
export const switchableAccount = z.object({
  ...memberCard.pick({
    id: true,
    username: true,
    full_name: true,
    image_small_url: true,
    image_medium_url: true,
  }).shape,
  is_partner: z.boolean(),
  is_current: z.boolean(),
  /** It leads here without a password, in every browser. */
  is_linked: z.boolean(),
  /** What it is to the current account, where it is linked. */
  linked_role: z.enum(['business', 'owner']).nullable(),
  /** Somebody logged in to it in this browser. */
  is_in_browser: z.boolean(),
  /** It has a second factor: switching to it from outside, and whatever a link does, needs a code. */
  has_second_factor: z.boolean(),
})
export type SwitchableAccount = z.output<typeof switchableAccount>

/** The accounts of this browser, and those that are linked to the current one. */
export const userAccountsResource = resource('UserAccounts', {
  get: query({
    summary: 'The accounts the viewer can switch to.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['settings read'],
    access: 'member',
    options: z.object({}),
    reply: z.array(switchableAccount),
  }),
  update: command({
    summary:
      'Switch to another account of this browser, or to a linked one. Needs to be logged in. Throws second_factor_code_required for a linked account that asks for a code.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'the browser’s own accounts; others are missing: test/endings tries it',
    // It sets cookies, which the kept answer of a repeat would lack.
    access: 'public',
    options: z.object({ user_id: memberId, code: secondFactorCode.optional() }),
    reply: viewer,
  }),
  delete: command({
    summary: 'Log another account out of this browser. Needs to be logged in.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'the browser’s own accounts; others are missing: test/endings tries it',
    access: 'public',
    options: z.object({ user_id: memberId }),
    reply: z.null(),
  }),
})

/** Accounts that lead to each other without a password: a person and their businesses. */
export const linkedAccountResource = resource('LinkedAccount', {
  create: command({
    summary: 'Link a business account that the viewer can log in to. Throws second_factor_code_required.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: limited' },
    noRow: 'whoever knows the password of the other account',
    options: z.object({
      username_or_email: requiredText(limits.email.longest, () => wrongOptionWords.enterItsLogin),
      password: z
        .string()
        .min(1, { error: () => wrongOptionWords.enterItsPassword })
        .max(limits.password.longest),
      /** Where its second factor is on. */
      code: secondFactorCode.optional(),
    }),
    reply: z.object({ id: entityId }),
    answersSecret: true,
  }),
  delete: command({
    summary: 'Unlink an account.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    noRow: 'own account: links of the viewer only',
    options: z.object({ user_id: memberId }),
    reply: z.null(),
  }),
})

/** A new business beside the account one has. */
export const linkedBusinessResource = resource('LinkedBusiness', {
  create: command({
    summary:
      'Make a business account that is linked to the viewer, with an email and a password of its own. Throws email_taken.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: limited' },
    noRow: 'own account: the new account is the viewer’s',
    options: z.object({
      business_name: requiredText(limits.fullName.longest, () => wrongOptionWords.enterBusinessName),
      email: emailAddress,
      password: newPassword,
    }),
    reply: z.object({ id: entityId }),
    answersSecret: true,
  }),
})
