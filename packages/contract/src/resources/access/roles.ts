import { z } from 'zod'
import { entityId } from '../../entities/fields.ts'

/** What somebody may do for a business; each holds all behind it. `OWNER` also does without the second factor. */
export const accessRoles = ['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'] as const
export const accessRole = z.enum(accessRoles)
export type AccessRole = (typeof accessRoles)[number]

/**
 * What of a business a role may be for. All but `business` are parts of it: its profile, one board, one claimed website. A
 * new part needs its kind here, and calls that say what of it they name.
 */
export const assetTypes = ['business', 'profile', 'board', 'site'] as const
export type AssetType = (typeof assetTypes)[number]
/** A part of a business. */
export type AssetPart = Exclude<AssetType, 'business'>

/** Whether somebody acts for a business themself, or is a business whose own people do. */
export const accessKinds = ['person', 'partner'] as const
export type AccessKind = (typeof accessKinds)[number]

/** Which part of a business a call is about; without it the whole. */
export const assetChoice = {
  asset_type: z.enum(assetTypes).default('business'),
  /** A board's id, or a website's domain; the whole business and its profile have none. */
  asset_id: z.string().max(253).default(''),
}

/** A part of a business as lists name it; `name` is null where it is gone. */
export const accessAsset = z.object({
  asset_type: z.enum(assetTypes),
  asset_id: z.string(),
  name: z.string().nullable(),
  /** A board's name in addresses. */
  slug: z.string().nullable(),
})
export type AccessAsset = z.output<typeof accessAsset>

/** A role on one part of a business. */
export const assetRole = accessAsset.extend({ role: accessRole })
export type AssetRole = z.output<typeof assetRole>

/** Somebody, as far as lists of access name them. */
export const accessPerson = z.object({
  id: entityId,
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
})
export type AccessPerson = z.output<typeof accessPerson>
