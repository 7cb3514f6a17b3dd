import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Granted } from './client.ts'

/** With what effects work. */
export interface EffectTools {
  readonly queries: QueryClient
  /** Has the page's loaders ask again; resolves when the page knows. */
  readonly rereadPage: () => Promise<void>
}

/** What a command does to what was read before. Who called waits for a promise that is answered. */
type Apply<E extends Endpoint> = (
  tools: EffectTools,
  granted: { readonly options: OptionsInput<E>; readonly data: ReplyOf<E> },
) => void | Promise<void>

/** A line of the table that a kind of entity has. */
export interface Effect {
  readonly endpoint: Endpoint
  readonly apply: Apply<Endpoint>
}

/** What follows once a command is granted. */
export const after = <E extends Endpoint>(endpoint: E, apply: Apply<E>): Effect => ({
  endpoint,
  apply,
})

/** What follows once any of several commands is granted, whatever they took and answered. */
export const afterEach = (endpoints: readonly Endpoint[], apply: (tools: EffectTools) => void | Promise<void>) =>
  endpoints.map((endpoint): Effect => ({ endpoint, apply }))

/** Joins the tables: resolves when everything that follows from a command, and can be waited for, has happened. */
export function joinEffects(effects: readonly Effect[]): (tools: EffectTools, granted: Granted) => Promise<void> {
  const table = Map.groupBy(effects, ({ endpoint }) => endpoint.id)
  return async (tools, { endpoint, ...granted }) => {
    await Promise.all((table.get(endpoint.id) ?? []).map(async ({ apply }) => apply(tools, granted)))
  }
}
