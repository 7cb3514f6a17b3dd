import { z } from 'zod'
import { limits } from '../../limits.ts'
import { command, endpoint, pagedQuery, query } from '../../wire/endpoint.ts'
import { bookmarks, id, memberId, pageSize } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { actingFor, requiredText, text } from '../option-schemas.ts'
import { businessMember } from './members.ts'
import { accessKinds, accessPerson, accessRole, assetChoice } from './roles.ts'

const business = { business_id: id.optional(), ...actingFor }
const username = requiredText(limits.username.longest, () => wrongOptionWords.enterUsername)
const kind = z.enum(accessKinds)

/** Somebody who wants to act for a business, and the role they ask for. */
export const accessRequest = accessPerson.extend({
  role: accessRole,
  kind,
  /** The website that they ask for, as they named it; null for the whole business. */
  site: z.string().nullable(),
  /** Whether the viewer may let them in. */
  can_grant: z.boolean(),
})
export type AccessRequest = z.output<typeof accessRequest>

/** A business that the viewer asked for access. */
export const askedAccess = z.object({ business: accessPerson, role: accessRole, kind, site: z.string().nullable() })
export type AskedAccess = z.output<typeof askedAccess>

/** Asking a business for access. */
export const askForAccess = endpoint(
  'POST',
  '/vx/business_access/asked/',
  command({
    summary: 'Ask a business to be let in. A second time changes nothing but what is asked for.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    noRow: 'own account: what the viewer asks for opens nothing; test/business tries others',
    options: z.object({
      username,
      role: accessRole,
      kind: kind.default('person'),
      /** Only for this website of theirs; the business chooses when it answers. */
      site: text(limits.claimedSites.longestDomain).optional(),
    }),
    reply: askedAccess,
  }),
)

/** What the viewer asked for. */
export const accessAsked = endpoint(
  'GET',
  '/vx/business_access/asked/',
  query({
    summary: `The businesses that the viewer asked for access; at most ${limits.businessAccess.mostProfiles}.`,
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what the viewer asked for',
    access: 'member',
    options: z.object({}),
    reply: z.array(askedAccess),
  }),
)

/** Taking a request back. */
export const withdrawAccessRequest = endpoint(
  'DELETE',
  '/vx/business_access/asked/{business_id}/',
  command({
    summary: 'Take a request for access back.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: less' },
    noRow: 'own account: the viewer’s own request',
    options: z.object({ business_id: id }),
    reply: z.null(),
  }),
)

/** Who asks a business for access. */
export const accessRequests = endpoint(
  'GET',
  '/vx/business_access/requests/',
  pagedQuery({
    summary: 'Who asks to act for the viewer’s business, newest first.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, rate: 'none: reads' },
    rows: ['business_access read_members'],
    access: 'member',
    options: z.object({ ...business, bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }),
    reply: z.array(accessRequest),
  }),
)

const ofMember = z.object({ ...business, member_id: memberId })

/** Letting somebody in who asked. */
export const grantAccessRequest = endpoint(
  'PUT',
  '/vx/business_access/requests/{member_id}/',
  command({
    summary: 'Let somebody in who asked, with the role given here. It needs the password entered lately.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: true, rate: 'change' },
    rows: ['business_access grant_or_raise_role'],
    options: ofMember.extend({
      role: accessRole,
      /** As it was asked for; refused where the request asks for another one meanwhile. */
      kind,
      ...assetChoice,
    }),
    reply: businessMember,
  }),
)

/** Declining a request. */
export const declineAccessRequest = endpoint(
  'DELETE',
  '/vx/business_access/requests/{member_id}/',
  command({
    summary: 'Decline a request for access. Who asked hears that the business declined.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, mayHide: false, rate: 'none: less' },
    noRow: 'gives nothing: who manages the business declines for it; test/business tries all roles',
    options: ofMember,
    reply: z.null(),
  }),
)
