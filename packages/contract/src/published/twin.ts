import type { Endpoint, Method, OptionsInput } from '../wire/endpoint.ts'

/** A resource's call at an address of its own under `/v3`, with real parameters. Its handler, rules and limits are the same. */
export interface Twin {
  readonly endpoint: Endpoint
  readonly method: Method
  /** Its parameters are options of the same name. */
  readonly path: string
  /** Options that name the same thing in another way, or that only older clients send: they are not documented here. */
  readonly without: readonly string[]
}

type Place = `${Method} /v3/${string}/`

/** `twin(boardResource.update, 'PUT /v3/boards/{board_id}/')`. */
export function twin<E extends Endpoint>(
  endpoint: E,
  place: Place,
  without: readonly (keyof OptionsInput<E> & string)[] = [],
): Twin {
  const [method, path] = place.split(' ') as [Method, string]
  return { endpoint, method, path, without }
}
