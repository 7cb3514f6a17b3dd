import { join } from 'node:path'
import { buildPlan, drawnWords } from '@pinfold/demonstration/plan'
import { createDb, createPool } from '../../apps/server/src/platform/db/db.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/running-postgres.ts'
import { OptionError } from '../options.ts'
import { findShownPins, type ShownPin } from './shown-pins.queries.ts'

/** The option that asks for this. */
export const LIKE_THIS = 'like-this'

const FIRST = 12
/** Names the data folder of a program that runs and has filled its demonstration, and where it answers. */
const FOLDER = 'DEMONSTRATION_FOLDER'
const ADDRESS = 'DEMONSTRATION_URL'

/** A pin of the demonstration with the family of its drawing. */
interface FamilyPin extends ShownPin {
  readonly family: string
}

/**
 * Asks a running program as a visitor what is like each pin of its demonstration, and says how many of the first twelve
 * are of the same family of drawings or about one of the same topics. First topics are wide: shares are told without them, too.
 */
export async function measureLikeThis(say: (line: string) => void): Promise<void> {
  const [folder, address] = [process.env[FOLDER], process.env[ADDRESS]]
  if (folder === undefined || address === undefined)
    return say(`like-this: ${FOLDER} and ${ADDRESS} name no program with a demonstration, so this is left out`)
  const pins = await readPins(folder)
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  const shares = { family: 0, 'second topic': 0, topic: 0, 'family or second topic': 0, 'family or topic': 0 }
  let [asked, empty] = [0, 0]
  for (const pin of pins.filter(({ isFirst }) => isFirst)) {
    const like = (await likeThis(address, pin.id)).flatMap((id) => pinOf.get(id) ?? [])
    if (like.length === 0) empty += 1
    else asked += 1
    for (const other of like) {
      const isFamily = other.family === pin.family
      const isSecond = shareAny(pin.secondTopics, other.secondTopics)
      const isTopic = isSecond || shareAny(pin.firstTopics, other.firstTopics)
      const part = 1 / like.length
      if (isFamily) shares.family += part
      if (isSecond) shares['second topic'] += part
      if (isTopic) shares.topic += part
      if (isFamily || isSecond) shares['family or second topic'] += part
      if (isFamily || isTopic) shares['family or topic'] += part
    }
  }
  say(`like-this: ${asked} pins of the demonstration, ${empty} with nothing like them; of the first ${FIRST} share`)
  for (const [name, sum] of Object.entries(shares)) say(`  ${name}: ${((100 * sum) / asked).toFixed(1)}%`)
}

const shareAny = (one: readonly string[], others: readonly string[]) => one.some((each) => others.includes(each))

async function readPins(folder: string): Promise<FamilyPin[]> {
  const connection = await findRunningPostgres(join(folder, 'postgres'))
  if (connection === null) throw new OptionError(`${FOLDER}: no program runs on "${folder}"`)
  const pool = createPool({ ...connection, max: 1 }, () => undefined)
  try {
    const familyOf = new Map(
      buildPlan().map(({ create: { drawing } }) => {
        const { name, alt } = drawnWords(drawing.family, drawing.index)
        return [`${name}\n${alt}`, drawing.family]
      }),
    )
    return (await findShownPins(createDb(pool))).flatMap((pin) => {
      const family = familyOf.get(`${pin.title}\n${pin.altText}`)
      return family === undefined ? [] : [{ ...pin, family }]
    })
  } finally {
    await pool.end()
  }
}

async function likeThis(address: string, pinId: string): Promise<string[]> {
  const data = JSON.stringify({ options: { pin: pinId, page_size: FIRST }, context: {} })
  const query = new URLSearchParams({ source_url: '/', data })
  const answer = await fetch(new URL(`/resource/RelatedPinFeedResource/get/?${query}`, address))
  if (!answer.ok) throw new Error(`${answer.status} for what is like ${pinId}`)
  const { resource_response: response } = (await answer.json()) as {
    resource_response: { data: readonly { id: string }[] }
  }
  return response.data.map(({ id }) => id)
}
