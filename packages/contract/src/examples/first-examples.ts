export const begin = {
  shell: String.raw`
TOKEN='TOKEN_OF_YOURS'

# Takes one text out of an answer. With jq: jq -r .resource_response.data.id
field() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }
`,
  script: String.raw`
const site = 'SITE'
const token = 'TOKEN_OF_YOURS'

async function ask(method, path, body, more = {}) {
  const headers = { Authorization: 'Bearer ' + token, ...more }
  if (body) headers['Content-Type'] = 'application/json'
  const answer = await fetch(site + path, { method, headers, body: body && JSON.stringify(body) })
  const { resource_response } = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(resource_response.message), resource_response.error)
  return resource_response
}
`,
}

export const first = {
  shell: String.raw`
curl -s -H "Authorization: Bearer $TOKEN" SITE/v3/users/me/
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
const { data, error } = await client.POST('/v3/boards/', { body: { name: 'Made with types' } })
if (error) throw new Error(error.resource_response.message)
console.log(data.resource_response.data.url)
`,
}
