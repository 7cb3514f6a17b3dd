export const lists = {
  shell: String.raw`
USERNAME=$(curl -s -H "$AUTH" SITE/v3/users/me/ | field username)
BOOKMARK=
while :; do
  PAGE=$(curl -s -G -H "$AUTH" -d page_size=1 \
    --data-urlencode "bookmarks=$BOOKMARK" "SITE/v3/members/$USERNAME/boards/")
  printf '%s' "$PAGE" | field name
  BOOKMARK=$(printf '%s' "$PAGE" | field bookmark)
  [ -n "$BOOKMARK" ] || break
done
`,
  script: String.raw`
const query = new URLSearchParams({ page_size: '1' })
for (;;) {
  const page = await ask('GET', '/v3/members/' + me.username + '/boards/?' + query)
  for (const { name } of page.data) console.log(name)
  if (!page.bookmark) break
  query.set('bookmarks', page.bookmark)
}
`,
}

export const errors = {
  shell: String.raw`
# 400: the answer's field says which option is wrong.
curl -s -H "$AUTH" -H "$JSON" -d '{"privacy": "public"}' SITE/v3/boards/ | field field

# 401: no such token. 403: the token lacks a scope.
refusal() { curl -s -o /dev/null -D - "$@" SITE/v3/users/me/ | grep -i '^www-auth'; }
refusal -H 'Authorization: Bearer wrong'
refusal -H "$AUTH" -H "$JSON" -d '{"about": "Made by a program"}'
`,
  script: String.raw`
try {
  await ask('POST', '/v3/boards/', { privacy: 'public' })
} catch (error) {
  console.log(error.http_status, error.name, error.field)
}

const wrong = { headers: { Authorization: 'Bearer wrong' } }
const refused = await fetch(site + '/v3/users/me/', wrong)
console.log(refused.status, refused.headers.get('WWW-Authenticate'))
`,
}

export const limits = {
  shell: String.raw`
curl -s -o /dev/null -D - -H "$AUTH" "SITE/v3/search/?query=clay" | grep -i '^ratelimit'
`,
  script: String.raw`
async function patiently(path) {
  const headers = { Authorization: 'Bearer ' + token }
  for (;;) {
    const answer = await fetch(site + path, { headers })
    if (answer.status !== 429) return answer
    const seconds = Number(answer.headers.get('Retry-After'))
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

const found = await patiently('/v3/search/?query=clay')
console.log(found.headers.get('RateLimit-Policy'), found.headers.get('RateLimit'))
`,
}

export const otherSites = {
  shell: String.raw`
curl -s -o /dev/null -D - -H 'Origin: https://example.org' -H "$AUTH" SITE/v3/users/me/ |
  grep -i '^access-control-allow'
`,
  script: String.raw`
// On a page of any site, without cookies:
const headers = { Authorization: 'Bearer ' + token }
const crossing = await fetch(site + '/v3/users/me/', { headers, credentials: 'omit' })
console.log(crossing.status)
`,
}

export const graphql = {
  shell: String.raw`
QUERY='query Q($name: String!) { user(username: $name) { boards(first: 5) { name } } }'
curl -s -H "$AUTH" -H "$JSON" \
  -d "{\"query\": \"$QUERY\", \"variables\": {\"name\": \"$USERNAME\"}}" SITE/_/graphql/
`,
  script: String.raw`
const asked = await fetch(site + '/_/graphql/', {
  method: 'POST',
  headers: { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    query: 'query Q($name: String!) { user(username: $name) { boards(first: 5) { name } } }',
    variables: { name: me.username },
  }),
})
const { data: graph } = await asked.json()
console.log(graph.user.boards.map(({ name }) => name).join(', '))
`,
}
