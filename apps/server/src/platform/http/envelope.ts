import {
  type ClientContext,
  END_OF_LIST,
  type Endpoint,
  errorMessage,
  errorTable,
  type FailureEnvelope,
  type SuccessEnvelope,
} from '@pinfold/contract'
import type { AppError } from '../errors/app-error.ts'
import type { Answer } from './answer.ts'
import { wireBytes } from './wire-bytes.ts'

/** What of the request an envelope repeats. `resource` is absent on `/v3` addresses. */
export interface Echo {
  requestId: string
  context: ClientContext | Record<string, never>
  resource?: { name: string; options: Record<string, unknown> }
}

/** A success as the wire has it, as JSON: what many answers share is not made again. */
export function successBytes(endpoint: Endpoint, answer: Answer, echo: Echo & { context: ClientContext }): Buffer {
  const { bookmark } = answer
  const next = bookmark === undefined ? {} : { bookmarks: [bookmark ?? END_OF_LIST] }
  const { data, ...head }: SuccessEnvelope<null>['resource_response'] = {
    status: 'success',
    code: 0,
    message: 'ok',
    endpoint_name: endpoint.endpointName,
    http_status: 200,
    ...(typeof bookmark === 'string' ? { bookmark } : {}),
    data: null,
  }
  const rest: Omit<SuccessEnvelope<null>, 'resource_response'> = {
    ...(echo.resource ? { resource: { ...echo.resource, options: { ...echo.resource.options, ...next } } } : {}),
    client_context: echo.context,
    request_identifier: echo.requestId,
  }
  const before = `{"resource_response":${JSON.stringify(head).slice(0, -1)},"data":`
  return wireBytes(before, answer.json ?? answer.data ?? data, `},${JSON.stringify(rest).slice(1)}`)
}

/** A failure as the wire has it. */
export function failureEnvelope(error: AppError, echo: Echo): FailureEnvelope {
  const { code, status } = errorTable[error.code]
  const { field, detail } = error.details
  const said = field === undefined ? error.details.message : detail
  const body = {
    status: 'failure' as const,
    http_status: status,
    code,
    message: said ?? errorMessage(error.code),
    message_detail: detail ?? '',
    ...(field === undefined ? {} : { field }),
  }
  return {
    resource_response: {
      ...body,
      data: null,
      error: {
        ...body,
        api_error_code: code,
        name: error.code,
        ...(error.details.params !== undefined && { params: error.details.params }),
        ...(error.details.challenge !== undefined && { challenge: error.details.challenge }),
      },
    },
    ...(echo.resource ? { resource: echo.resource } : {}),
    client_context: echo.context,
    request_identifier: echo.requestId,
  }
}
