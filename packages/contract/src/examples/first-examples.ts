export const begin = {
  shell: String.raw`
AUTH='Authorization: Bearer TOKEN_OF_YOURS'
JSON='Content-Type: application/json'

# Takes one text out of an answer. With jq: jq -r .resource_response.data.id
field() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }
`,
  script: String.raw`
const site = 'SITE'
const token = 'TOKEN_OF_YOURS'

async function ask(method, path, body, more = {}) {
  const headers = { Authorization: 'Bearer ' + token, ...more }
  if (body) headers['Content-Type'] = 'application/json'
  const sent = { method, headers, body: body && JSON.stringify(body) }
  const answer = await fetch(site + path, sent)
  const { resource_response: said } = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(said.message), said.error)
  return said
}
`,
}

export const first = {
  shell: String.raw`
curl -s -H "$AUTH" SITE/v3/users/me/
`,
  script: String.raw`
const { data: me } = await ask('GET', '/v3/users/me/')
console.log(me.username)
`,
}

export const typed = {
  shell: String.raw`
npm install openapi-fetch
npx openapi-typescript SITE/v3/openapi.json -o pinfold.ts
`,
  script: String.raw`
import createClient from 'openapi-fetch'
import type { paths } from './pinfold.ts'

const client = createClient<paths>({
  baseUrl: 'SITE',
  headers: { Authorization: 'Bearer TOKEN_OF_YOURS' },
})
const body = { name: 'Made with types' }
const { data, error } = await client.POST('/v3/boards/', { body })
if (error) throw new Error(error.resource_response.message)
console.log(data.resource_response.data.url)
`,
}
