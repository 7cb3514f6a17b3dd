import { z } from 'zod'
import { employeeRoles } from '../employee-roles.ts'
import { entityId, wireDate } from './fields.ts'

export const employeeRole = z.enum(employeeRoles)

/** Somebody of the product, by the least that names them. */
export const personName = z.object({ id: entityId, username: z.string(), full_name: z.string() })

/** An employee, with the roles that hold today. */
export const employee = personName.extend({
  roles: z.array(
    z.object({
      role: employeeRole,
      since: wireDate,
      /** Null where the command line granted it. */
      granted_by: personName.nullable(),
    }),
  ),
})
export type EmployeeEntity = z.output<typeof employee>

/** An act as the log keeps it. It never changes. */
export const adminAct = z.object({
  id: entityId,
  made_at: wireDate,
  /** Null where the command line or the program itself acted. */
  actor: personName.nullable(),
  /** The roles that the actor had then. */
  roles: z.array(employeeRole),
  kind: z.string(),
  thing: z.object({ type: z.string(), id: z.string() }),
  /** The member whom it is about, where there is one. */
  concerned: personName.nullable(),
  reason: z.string(),
  before: z.json(),
  after: z.json(),
})
export type AdminAct = z.output<typeof adminAct>

/** What a search of the admin area finds, whatever it is: enough to tell things apart, and where to look at them. */
export const foundThing = z.object({
  id: z.string(),
  type: z.enum(['member', 'pin', 'board', 'picture', 'report']),
  title: z.string(),
  detail: z.string(),
  /** What keeps it from being seen by everybody, or says that it is gone. */
  states: z.array(z.string()),
  owner: personName.nullable(),
  /** The product's page of it; null where it has none. */
  path: z.string().nullable(),
  image_url: z.string().nullable(),
  made_at: wireDate.nullable(),
})
export type FoundThing = z.output<typeof foundThing>

/** What an employee sees of a member to help them: facts of the account, nothing that they wrote to others. */
export const adminMember = personName.extend({
  email: z.string(),
  is_email_verified: z.boolean(),
  country: z.string(),
  locale: z.string(),
  joined_at: wireDate,
  last_saved_at: wireDate.nullable(),
  states: z.array(z.string()),
  has_second_factor: z.boolean(),
  roles: z.array(employeeRole),
  counts: z.object({
    pins: z.int(),
    boards: z.int(),
    secret_boards: z.int(),
    followers: z.int(),
    following: z.int(),
  }),
  boards: z.array(foundThing),
  path: z.string(),
  image_url: z.string().nullable(),
})
export type AdminMember = z.output<typeof adminMember>

const assigned = personName.extend({ since: wireDate })

/** Who is assigned to whom: the businesses that a member acts for as an employee, and the employees who act for theirs. */
export const assignments = z.object({ businesses: z.array(assigned), employees: z.array(assigned) })
export type Assignments = z.output<typeof assignments>
