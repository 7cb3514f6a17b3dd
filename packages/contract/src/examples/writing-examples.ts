export const makeBoard = {
  shell: String.raw`
BODY='{"name": "Balcony garden", "privacy": "public"}'
BOARD_ID=$(curl -s -H "$AUTH" -H "$JSON" -d "$BODY" SITE/v3/boards/ |
  field id)
echo "$BOARD_ID"
`,
  script: String.raw`
const body = { name: 'Balcony garden', privacy: 'public' }
const { data: board } = await ask('POST', '/v3/boards/', body)
console.log(board.id)
`,
}

export const once = {
  shell: String.raw`
KEY="herbs-$(date +%s)"
for TRY in 1 2; do
  curl -s -H "$AUTH" -H "Idempotency-Key: $KEY" -H "$JSON" \
    -d '{"name": "Herbs"}' SITE/v3/boards/ | field id
done
`,
  script: String.raw`
const key = { 'Idempotency-Key': crypto.randomUUID() }
const made = await ask('POST', '/v3/boards/', { name: 'Herbs' }, key)
const again = await ask('POST', '/v3/boards/', { name: 'Herbs' }, key)
console.log(made.data.id === again.data.id)
`,
}

export const upload = {
  shell: String.raw`
# 1. Register it.
ANSWER=$(curl -s -H "$AUTH" -H "$JSON" -d '{"type": "pinimage"}' SITE/v3/uploads/)
UPLOAD_ID=$(printf '%s' "$ANSWER" | field upload_id)
TICKET=$(printf '%s' "$ANSWER" | field ticket)

# 2. Send it: first the fields, then the file.
curl -s -F "upload_id=$UPLOAD_ID" -F "ticket=$TICKET" -F file=@picture.jpg \
  SITE/upload/

# 3. Ask until it is ready.
until curl -s -H "$AUTH" "SITE/v3/uploads/?upload_ids=$UPLOAD_ID" |
  grep -qE '"status":"(succeeded|failed)"'; do sleep 1; done

# 4. Make a Pin of it.
BODY="{\"upload_id\": \"$UPLOAD_ID\", \"board_id\": \"$BOARD_ID\", \"title\": \"Tomatoes\"}"
curl -s -H "$AUTH" -H "$JSON" -d "$BODY" SITE/v3/pins/ | field id
`,
  script: String.raw`
import { openAsBlob } from 'node:fs'

// 1. Register it.
const { data: registered } = await ask('POST', '/v3/uploads/', { type: 'pinimage' })
const { upload_id } = registered

// 2. Send it: first the fields, then the file.
const form = new FormData()
const fields = Object.entries(registered.upload_parameters)
for (const [name, value] of fields) form.append(name, value)
form.append('file', await openAsBlob('picture.jpg'), 'picture.jpg')
await fetch(site + '/upload/', { method: 'POST', body: form })

// 3. Ask until it is ready.
let status
do {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { data: uploads } = await ask('GET', '/v3/uploads/?upload_ids=' + upload_id)
  status = uploads[upload_id].status
} while (status !== 'succeeded' && status !== 'failed')

// 4. Make a Pin of it.
const wanted = { upload_id, board_id: board.id, title: 'Tomatoes' }
const { data: pin } = await ask('POST', '/v3/pins/', wanted)
console.log(pin.title)
`,
}
