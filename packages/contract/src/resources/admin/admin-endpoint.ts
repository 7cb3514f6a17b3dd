import type { z } from 'zod'
import type { EmployeeRole } from '../../employee-roles.ts'
import type { Operation } from '../../wire/endpoint.ts'

interface AdminCall<O extends z.ZodType, R extends z.ZodType> {
  summary: string
  /** Who may, beside owners, who may all. */
  roles: readonly EmployeeRole[]
  options: O
  reply: R
}

/** No access token opens the admin area, and nobody acts there for somebody else. */
const shared = {
  access: 'member',
  noRow: 'of employees only: test/administration tries it in every role',
  isForPeople: true,
} as const
const reads = { token: 'never', acting: 'nobody', rate: 'none: reads' } as const

/** A reading call of the admin area. */
export const adminQuery = <O extends z.ZodType, R extends z.ZodType>(call: AdminCall<O, R>): Operation<O, R> => ({
  ...call,
  ...shared,
  kind: 'query',
  paged: false,
  facts: reads,
})

/** A reading call of the admin area whose list goes on by bookmarks. */
export const adminPagedQuery = <O extends z.ZodType, R extends z.ZodType>(call: AdminCall<O, R>): Operation<O, R> => ({
  ...adminQuery(call),
  paged: true,
})

type AdminAct<O extends z.ZodType, R extends z.ZodType> = AdminCall<O, R> & { mayHide: boolean }

const act = <O extends z.ZodType, R extends z.ZodType>(
  { mayHide, ...call }: AdminAct<O, R>,
  rate: 'none: safety' | 'none: less',
): Operation<O, R> => ({
  ...call,
  ...shared,
  kind: 'command',
  paged: false,
  facts: { token: 'never', acting: 'nobody', rate, mayHide },
})

/** An act of the admin area: it takes a reason, and the server can bind it to nothing but what writes the log. */
export const adminCommand = <O extends z.ZodType<{ reason: string }>, R extends z.ZodType>(call: AdminAct<O, R>) =>
  act(call, 'none: safety')

/** An act of the admin area that takes something away. */
export const adminRemoval = <O extends z.ZodType<{ reason: string }>, R extends z.ZodType>(call: AdminAct<O, R>) =>
  act(call, 'none: less')
