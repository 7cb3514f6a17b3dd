import type { JsonSchema } from './json-schema.ts'
import { refTo } from './json-schema.ts'

const text: JsonSchema = { type: 'string' }

/** Components that every success is made of. */
export const successSchemas: Record<string, JsonSchema> = {
  ClientContext: {
    type: 'object',
    description: 'Who asked, as the server took them.',
    required: ['is_authenticated', 'user', 'locale', 'country', 'app_version'],
    properties: {
      is_authenticated: { type: 'boolean', description: 'Whether a member asked.' },
      user: { type: 'object', description: 'The member who asked, in short.' },
      locale: { ...text, description: 'The language of words in answers.' },
      country: { ...text, description: 'Two letters; where the request came from.' },
      app_version: { ...text, description: 'The version of the server.' },
    },
  },
  Success: {
    type: 'object',
    description: 'The envelope around what was asked for, which is `resource_response.data`.',
    required: ['resource_response', 'client_context', 'request_identifier'],
    properties: {
      resource_response: {
        type: 'object',
        description: 'The answer.',
        required: ['status', 'code', 'message', 'endpoint_name', 'http_status'],
        properties: {
          status: { const: 'success', description: 'Tells it from a failure.' },
          code: { const: 0, description: 'No failure.' },
          message: { const: 'ok', description: 'No failure either.' },
          endpoint_name: { ...text, description: 'What the protocol calls this call.' },
          http_status: { const: 200, description: 'The status of the answer.' },
        },
      },
      client_context: { ...refTo('ClientContext'), description: 'Who asked.' },
      request_identifier: { ...text, format: 'uuid', description: 'Names the request in the server’s log.' },
    },
  },
}
