import { z } from 'zod'
import { businessProfile } from '../../entities/business-profile.ts'
import { count } from '../../entities/fields.ts'
import { limits } from '../../limits.ts'
import { command, endpoint, pagedQuery, query } from '../../wire/endpoint.ts'
import { bookmarks, flag, id, memberId, pageSize } from '../../wire/scalars.ts'
import { actingFor, requiredText } from '../option-schemas.ts'
import { accessKinds, accessPerson, accessRole, assetChoice, assetRole, assetTypes } from './roles.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'

/** Somebody who may act for a business. Who acts for it themself sees neither invitations nor what they may change. */
export const businessMember = accessPerson.extend({
  /** On the whole business; null where they only have roles on parts of it. */
  role: accessRole.nullable(),
  kind: z.enum(accessKinds),
  /** Roles on parts of the business. */
  assets: z.array(assetRole),
  state: z.enum(['invited', 'active']),
  /** Whether the viewer may give this member another role, or take the access away. */
  can_change: z.boolean(),
})
export type BusinessMember = z.output<typeof businessMember>

/** An offer to act for a business. */
export const businessInvitation = z.object({
  business: accessPerson,
  role: accessRole.nullable(),
  kind: z.enum(accessKinds),
  assets: z.array(assetRole),
})
export type BusinessInvitation = z.output<typeof businessInvitation>

const business = { business_id: id.optional(), ...actingFor }
const username = requiredText(limits.username.longest, () => wrongOptionWords.enterUsername)

/** The businesses that the viewer may act for (CA-05). */
export const businessProfiles = endpoint(
  'GET',
  '/vx/business_access/profiles/',
  query({
    summary: `The businesses that the viewer may act for, by id; at most ${limits.businessAccess.mostProfiles}.`,
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: the businesses that let the viewer act for them',
    access: 'member',
    options: z.object({ disable_auth_failure_redirect: flag.optional() }),
    reply: z.record(z.string(), businessProfile),
  }),
)

/** Who may act for a business. */
export const businessMembers = endpoint(
  'GET',
  '/vx/business_access/members/',
  pagedQuery({
    summary: 'Who may act for the viewer’s business, newest first.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, rate: 'none: reads' },
    rows: ['business_access read_members'],
    access: 'member',
    options: z.object({
      ...business,
      /** Left out, both. */
      kind: z.enum(accessKinds).optional(),
      bookmarks,
      page_size: pageSize(limits.page.usual, limits.page.most),
    }),
    reply: z.array(businessMember),
  }),
)

/** Letting somebody act for one's business. */
export const grantAccess = endpoint(
  'POST',
  '/vx/business_access/members/',
  command({
    summary:
      'Invite another business account to act for one’s own, or its people through it. It holds when they accept.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: true, rate: 'none: limited' },
    rows: ['business_access grant_or_raise_role'],
    options: z.object({
      ...business,
      username,
      role: accessRole,
      kind: z.enum(accessKinds).default('person'),
      ...assetChoice,
    }),
    reply: businessMember,
  }),
)

const ofMember = z.object({ ...business, member_id: memberId })

/** Giving somebody another role. */
export const changeAccess = endpoint(
  'PUT',
  '/vx/business_access/members/{member_id}/',
  command({
    summary: 'Give somebody a role, on the whole or on a part. A higher one needs the password entered lately.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: true, rate: 'change' },
    rows: ['business_access grant_or_raise_role'],
    options: ofMember.extend({ role: accessRole, ...assetChoice }),
    reply: businessMember,
  }),
)

/** Taking access away. */
export const revokeAccess = endpoint(
  'DELETE',
  '/vx/business_access/members/{member_id}/',
  command({
    summary: 'Take access away, also that of an assigned employee, or an invitation back. It ends at once.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: true, rate: 'none: less' },
    rows: ['business_access grant_or_raise_role'],
    options: ofMember,
    reply: z.null(),
  }),
)

/** Taking one role away. */
export const revokeAssetAccess = endpoint(
  'DELETE',
  '/vx/business_access/members/{member_id}/assets/{asset_type}/',
  command({
    summary: 'Take the role on one part of the business away. With the last one all access ends.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: true, rate: 'none: less' },
    rows: ['business_access grant_or_raise_role'],
    options: ofMember.extend({ asset_type: z.enum(assetTypes), asset_id: assetChoice.asset_id }),
    reply: z.null(),
  }),
)

/** What the viewer is invited to. */
export const accessInvitations = endpoint(
  'GET',
  '/vx/business_access/invitations/',
  query({
    summary: 'The businesses that invite the viewer to act for them.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what the viewer is invited to',
    access: 'member',
    options: z.object({}),
    reply: z.array(businessInvitation),
  }),
)

/** What the viewer was given. */
export const accessHad = endpoint(
  'GET',
  '/vx/business_access/had/',
  query({
    summary: 'The businesses that let the viewer act for them, with the roles they have there.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what the viewer was given',
    access: 'member',
    options: z.object({}),
    reply: z.array(businessInvitation),
  }),
)

const whichBusiness = z.object({ business_id: id })

/** Accepting an invitation. */
export const acceptAccess = endpoint(
  'POST',
  '/vx/business_access/invitations/{business_id}/',
  command({
    summary: 'Accept an invitation to act for a business; answers how many the viewer may now act for.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'change' },
    noRow: 'own account: the viewer’s own invitation; test/business tries others',
    options: whichBusiness,
    reply: z.object({ profile_count: count }),
  }),
)

/** Giving access up, or declining an invitation. */
export const leaveAccess = endpoint(
  'DELETE',
  '/vx/business_access/profiles/{business_id}/',
  command({
    summary: 'Stop acting for a business, or decline its invitation.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    noRow: 'own account: ends what the viewer may do for others',
    options: whichBusiness,
    reply: z.null(),
  }),
)
