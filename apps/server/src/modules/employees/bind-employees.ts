import type { Endpoint, ReplyOf } from '@pinfold/contract'
import { type Employee, requireEmployee } from '../../platform/auth/employee.ts'
import type { Binder, Call, Page, PagedCall } from '../../platform/http/binder.ts'
import type { Acted } from './write-act.ts'

/** A call of the admin area, with the employee who makes it. */
export type EmployeeCall<E> = Call<E> & { readonly employee: Employee }

/** Joins calls of the admin area to what they do. */
export interface EmployeeBinder {
  read<E extends Endpoint>(endpoint: E, handler: (call: EmployeeCall<E>) => Promise<ReplyOf<E>>): void
  readPages<E extends Endpoint>(
    endpoint: E,
    handler: (call: PagedCall<E> & { readonly employee: Employee }) => Promise<Page<ReplyOf<E>>>,
  ): void
  /** What acts does nothing but by `writeAct`: nothing else answers an `Acted`. `present` makes the reply of its answer. */
  act<E extends Endpoint, T>(
    endpoint: E,
    act: (call: EmployeeCall<E>) => Promise<Acted<T>>,
    present: (answer: T, call: EmployeeCall<E>) => Promise<ReplyOf<E>>,
  ): void
}

/** The binder as calls of employees use it. */
export const employeeBinder = ({ bind, bindPaged }: Pick<Binder, 'bind' | 'bindPaged'>): EmployeeBinder => ({
  read: (endpoint, handler) => bind(endpoint, (call) => handler(withEmployee(call))),
  readPages: (endpoint, handler) => bindPaged(endpoint, (call) => handler(withEmployee(call))),
  act: (endpoint, act, present) =>
    bind(
      endpoint,
      async (call) => {
        const known = withEmployee(call)
        const { answer } = await act(known)
        return present(answer, known)
      },
      { isAct: true },
    ),
})

const withEmployee = <C extends Pick<Call<unknown>, 'viewer'>>(call: C) => ({
  ...call,
  employee: requireEmployee(call.viewer),
})
