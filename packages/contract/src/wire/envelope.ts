import type { ErrorCode } from './error-codes.ts'

/** The signed-in or signed-out person as every answer describes them. */
export interface ClientContext {
  is_authenticated: boolean
  user: Record<string, unknown>
  locale: string
  country: string
  app_version: string
}

interface ResourceEcho {
  name: string
  options: Record<string, unknown>
}

/** A success on the wire. `error` is absent; `bookmark` only where a next page exists. */
export interface SuccessEnvelope<T> {
  resource_response: {
    status: 'success'
    code: 0
    message: 'ok'
    endpoint_name: string
    http_status: number
    data: T
    bookmark?: string
  }
  resource?: ResourceEcho
  client_context: ClientContext
  request_identifier: string
}

/** One failure on the wire; `api_error_code` repeats `code` for clients that look there. */
export interface FailureBody {
  status: 'failure'
  http_status: number
  code: number
  message: string
  message_detail: string
  api_error_code: number
  /** The program's own name of the failure. */
  name: ErrorCode
  /** The option that is wrong, where one is. */
  field?: string
  /**
   * With `throttled`: what was counted and how many seconds are left. With `storage_full`: the bytes used and allowed.
   * With `not_allowed`: the scope that the access token lacks.
   */
  params?: Readonly<Record<string, string | number>>
  /** With `second_factor_code_required`: what the second step of the log-in sends along. */
  challenge?: string
}

/** A failure on the wire. */
export interface FailureEnvelope {
  resource_response: Omit<FailureBody, 'api_error_code' | 'name' | 'challenge' | 'params'> & {
    data: null
    error: FailureBody
  }
  resource?: ResourceEcho
  client_context: ClientContext | Record<string, never>
  request_identifier: string
}
