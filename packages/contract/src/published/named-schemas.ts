import { z } from 'zod'
import { accessTokenScope } from '../access-token-scopes.ts'
import * as entities from '../entities/index.ts'
import * as enumerations from '../enumerations.ts'
import * as calls from '../resources/index.ts'
import { id } from '../wire/scalars.ts'

/** Names that would say less than these. */
const otherNames: Readonly<Record<string, string>> = { entityId: 'Id', wireDate: 'WireDate', image: 'Picture' }

/** Too small to have a name. */
const nameless: ReadonlySet<string> = new Set(['count', 'noindexReason', 'pixels'])

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** What the typed document names: entities and enumerations, by the names that they are exported under. */
export const namedSchemas: ReadonlyMap<z.ZodType, string> = new Map(
  [{ accessTokenScope }, entities, enumerations, calls].flatMap((exported) =>
    Object.entries(exported as Record<string, unknown>).flatMap(([name, schema]): [z.ZodType, string][] =>
      schema instanceof z.ZodType && !nameless.has(name) ? [[schema, otherNames[name] ?? pascal(name)]] : [],
    ),
  ),
).set(id, 'Id')
