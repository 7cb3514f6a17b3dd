import { accessTokenScopes } from '@pinfold/contract'

/** What is said of the whole API, before its calls. */
export const wholeDescription = `Boards, Pins and members of this site, for programs.

**Who asks.** Send \`Authorization: Bearer pinfold_pat_…\`. A member makes such tokens in the settings under
*Security*, each for the scopes that it is given. Public things can be read without any.

**Answers.** What you asked for is \`resource_response.data\`. Ids are texts of digits: they do not fit floating-point
numbers. New fields and new words of an enumeration may come at any time.

**Lists.** An answer with \`resource_response.bookmark\` goes on: give that as \`bookmarks\`. There are no page numbers.

**Repeats.** A write with an \`Idempotency-Key\` header is done once, however often it is sent within a day.

**Limits.** What is counted has its limits in \`RateLimit-Policy\` and what is left of them in \`RateLimit\`. After
429, wait for as many seconds as \`Retry-After\` says.

What older clients speak is described in /resource/openapi.json.`

const scopeWords = accessTokenScopes.map((scope) => `\`${scope}\``).join(', ')

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `A personal access token. Its scopes: ${scopeWords}. Writing covers reading. Things of secret boards need \`secret_boards\` beside the scope of the call.`,
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '_pinterest_sess',
    description: 'The session of a browser. Other sites cannot use it.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'Repeats the cookie `csrftoken`, with every write that no token makes.',
  },
} as const

export const headers = {
  'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'integer' }, example: 60 },
  RateLimit: {
    description: 'What is left of the policy (`r`), and in how many seconds it begins anew (`t`). Only with tokens.',
    schema: { type: 'string' },
    example: '"pin";r=29;t=3540',
  },
  'RateLimit-Policy': {
    description: 'How many there may be (`q`) in how many seconds (`w`). Only with tokens, where a call is counted.',
    schema: { type: 'string' },
    example: '"pin";q=30;w=3600',
  },
  'WWW-Authenticate': {
    description: 'Asks for a token; says what is wrong with the one that came, and which scope it lacks.',
    schema: { type: 'string' },
    example: 'Bearer realm="Pinfold", error="insufficient_scope", scope="pins:write"',
  },
} as const

const fails = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The one address that takes a file; everything else is a call. */
export const uploadPath = {
  '/upload/': {
    post: {
      operationId: 'sendFile',
      tags: ['Uploads'],
      summary: 'Send file',
      description:
        'Send the file of a registered upload: first every one of its `upload_parameters`, then the file. Their ticket is enough, so no token is needed.',
      security: [{}],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['upload_id', 'ticket', 'file'],
              properties: {
                upload_id: { $ref: '#/components/schemas/Id', description: 'The upload, as it was registered.' },
                ticket: { type: 'string', description: 'From the `upload_parameters`.' },
                file: {
                  type: 'string',
                  contentMediaType: 'application/octet-stream',
                  description: 'The bytes of the picture or film. It has to come last.',
                },
              },
            },
          },
        },
      },
      responses: {
        204: { description: 'It arrived. Ask `getUploads` until it is ready.' },
        400: fails('BadRequest'),
        404: fails('NotFound'),
        422: fails('Unprocessable'),
        default: fails('OtherFailure'),
      },
    },
  },
}
