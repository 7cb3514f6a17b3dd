import type { z } from 'zod'
import type { EmployeeRole } from '../employee-roles.ts'
import type { CommandFacts, Facts, Permission, QueryFacts } from './facts.ts'
import type { PermissionRow } from './permission-rows.ts'

/** The four things that can be done to a resource. */
export type Action = 'get' | 'create' | 'update' | 'delete'

/** HTTP methods of the `/v3` addresses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one call takes and answers, before it has an address. */
export interface Operation<O extends z.ZodType, R extends z.ZodType> {
  readonly kind: 'query' | 'command'
  /** One line for the API document. */
  readonly summary: string
  /** What tokens, partners, kept pages and rates need to know of it. */
  readonly facts: Facts
  /** The rows of the permission table it is tried by; without any, `noRow` says why. */
  readonly rows?: readonly PermissionRow[]
  readonly noRow?: string
  readonly options: O
  readonly reply: R
  /** `member`: a signed-out caller is answered 401 before anything is looked up. */
  readonly access: 'public' | 'member'
  /** Of the admin area: which employees may, beside owners. To everybody else nothing is there. */
  readonly roles?: readonly EmployeeRole[]
  /** Machines that say so are refused, not asked to log in. */
  readonly isForPeople?: boolean
  /** How many bytes a member's request may have, where it brings more than others. */
  readonly largestBody?: number
  /** The answer holds a secret, so it is never kept to answer a repeat. */
  readonly answersSecret?: boolean
  /** The list goes on by bookmarks; the options then hold `bookmarks`. */
  readonly paged: boolean
  /** Which list it is, where one list has several names: they share it, and so its bookmarks. */
  readonly list?: ListName
}

/** A list that several calls answer. */
interface ListName {
  readonly name: string
  /** Options that mean the same under another name, by that other name. */
  readonly synonyms?: Readonly<Record<string, string>>
}

/** Where a call lives: a resource's action, or a method and path under `/v3`. */
export type Address =
  | { readonly type: 'resource'; readonly resource: string; readonly action: Action }
  | { readonly type: 'path'; readonly method: Method; readonly path: string }

/** A call with its address: the one definition that validation, types, client, binding and document come from. */
export interface Endpoint<O extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends Operation<O, R> {
  /** Unique: `BoardResource.get` or `GET /v3/boards/{board_id}/`. */
  readonly id: string
  /** What the envelope calls it: `v3_get_board`. */
  readonly endpointName: string
  readonly address: Address
}

type OperationInput<F, O extends z.ZodType, R extends z.ZodType> = Permission & {
  summary: string
  facts: F
  options: O
  reply: R
  access?: 'public' | 'member'
  isForPeople?: boolean
  largestBody?: number
  answersSecret?: boolean
  list?: ListName
}

/** A reading call: public unless said otherwise. */
export function query<O extends z.ZodType, R extends z.ZodType>(
  input: OperationInput<QueryFacts<NoInfer<O>>, O, R>,
): Operation<O, R> {
  return { access: 'public', ...input, kind: 'query', paged: false }
}

/** A reading call whose list goes on by bookmarks. */
export function pagedQuery<O extends z.ZodType, R extends z.ZodType>(
  input: OperationInput<QueryFacts<NoInfer<O>>, O, R>,
): Operation<O, R> {
  return { access: 'public', ...input, kind: 'query', paged: true }
}

/** A writing call: for members unless said otherwise. */
export function command<O extends z.ZodType, R extends z.ZodType>(
  input: OperationInput<CommandFacts<NoInfer<O>>, O, R>,
): Operation<O, R> {
  return { access: 'member', ...input, kind: 'command', paged: false }
}

type Operations = Partial<Record<Action, Operation<z.ZodType, z.ZodType>>>

type Endpoints<T extends Operations> = {
  readonly [A in keyof T]: T[A] extends Operation<infer O, infer R> ? Endpoint<O, R> : never
}

const snake = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase()

/** `resource('Board', {get: …})` lives at `/resource/BoardResource/get/`. */
export function resource<const T extends Operations>(name: string, operations: T): Endpoints<T> {
  const entries = Object.entries(operations).map(([action, operation]) => [
    action,
    {
      ...operation,
      id: `${name}Resource.${action}`,
      endpointName: `v3_${action}_${snake(name)}`,
      address: { type: 'resource', resource: `${name}Resource`, action: action as Action },
    } satisfies Endpoint,
  ])
  return Object.fromEntries(entries) as Endpoints<T>
}

/** A call at a path of its own, as `/v3/boards/{board_id}/follow/`; path parameters are options of the same name. */
export function endpoint<O extends z.ZodType, R extends z.ZodType>(
  method: Method,
  path: string,
  operation: Operation<O, R>,
): Endpoint<O, R> {
  const words = path
    .replaceAll(/\{[^}]*\}/g, '')
    .split('/')
    .filter((word) => word !== '')
  return {
    ...operation,
    id: `${method} ${path}`,
    endpointName: [words[0], method.toLowerCase(), ...words.slice(1)].join('_').replaceAll('-', '_'),
    address: { type: 'path', method, path },
  }
}

/** What a caller gives. */
export type OptionsInput<E> = E extends Endpoint<infer O, z.ZodType> ? z.input<O> : never
/** What the handler receives. */
export type OptionsOf<E> = E extends Endpoint<infer O, z.ZodType> ? z.output<O> : never
/** What the call answers. */
export type ReplyOf<E> = E extends Endpoint<z.ZodType, infer R> ? z.output<R> : never
