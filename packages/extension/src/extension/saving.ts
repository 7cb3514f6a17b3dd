import { command, NotNow, randomKey, Refused, sendPicture } from './api.ts'
import { askPage, type SaveEnd, type SaveWish } from './messages.ts'
import { allWaiting, forgetWaiting, keepWaiting, type WaitingWish } from './waiting.ts'

/** Saves, now or as soon as the server can be reached; what it was asked for survives the browser's end. */
export async function save(wish: SaveWish): Promise<SaveEnd> {
  const waiting: WaitingWish = { key: randomKey(), wish, upload: null }
  await keepWaiting(waiting)
  return grant(waiting)
}

/** Whether a round is on its way: two at once would ask for the same. */
let isTrying = false

/** Tries everything again that waits. */
export async function saveWaiting(): Promise<void> {
  if (isTrying) return
  isTrying = true
  try {
    for (const waiting of await allWaiting()) if ((await grant(waiting)).at === 'waiting') return
  } finally {
    isTrying = false
  }
}

async function grant(waiting: WaitingWish): Promise<SaveEnd> {
  try {
    const { id } = await makePin(waiting)
    await forgetWaiting(waiting.key)
    return { at: 'saved', pinId: id }
  } catch (error) {
    if (error instanceof NotNow) return { at: 'waiting' }
    // Without a good token it waits for the next connection.
    if (error instanceof Refused && error.isAboutToken) return { at: 'waiting' }
    await forgetWaiting(waiting.key)
    return { at: 'refused', message: error instanceof Refused ? error.message : String(error) }
  }
}

async function makePin(waiting: WaitingWish): Promise<{ id: string }> {
  const { key, wish } = waiting
  if (wish.pinId) return command('RepinResource', { pin_id: wish.pinId, ...placeOf(wish) }, `${key}r`)
  if (wish.bytes !== null) return fromBytes(waiting, wish.bytes)
  try {
    const picture = { method: 'scraped', image_url: wish.address }
    return await command('PinResource', { ...picture, ...wordsOf(wish) }, `${key}s`)
  } catch (error) {
    const isOfPicture = error instanceof Refused && !error.isAboutToken
    if (!isOfPicture || wish.tabId === null) throw error
    // The server may not see what the member sees, such as pictures behind a log-in.
    const bytes = await askPage(wish.tabId, 'bytes', { address: wish.address })
    if (bytes === null) throw error
    const known = { ...waiting, wish: { ...wish, bytes } }
    await keepWaiting(known)
    return fromBytes(known, bytes)
  }
}

/** Each request has a key of its own, made of the wish's: what was answered once is not done again. */
async function fromBytes(waiting: WaitingWish, bytes: string): Promise<{ id: string }> {
  const upload = waiting.upload ?? (await sendPicture(await (await fetch(bytes)).blob(), `${waiting.key}u`))
  await keepWaiting({ ...waiting, upload })
  const picture = { method: 'uploaded', upload_id: upload.id, image_signature: upload.signature }
  return command('PinResource', { ...picture, ...wordsOf(waiting.wish) }, `${waiting.key}c`)
}

const placeOf = ({ boardId, sectionId }: SaveWish) => ({
  ...(boardId !== null && { board_id: boardId }),
  ...(sectionId !== null && { section_id: sectionId }),
})

const wordsOf = (wish: SaveWish) => ({
  ...placeOf(wish),
  title: wish.title,
  description: wish.description,
  link: /^https?:/.test(wish.link) ? wish.link : '',
})
