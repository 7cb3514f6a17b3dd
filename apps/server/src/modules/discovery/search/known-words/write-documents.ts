import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { bucketOf, compareIds, type Id } from '../../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../../platform/writing/writer.ts'
import {
  deleteDocuments,
  findUncounted,
  lockDocuments,
  markCounted,
  replaceDocuments,
  takePlaces,
} from '../search-documents.queries.ts'
import type { Searchable, SearchDocument } from '../search-index.ts'
import { countWords, uncountWords } from './known-words.queries.ts'

const WHY = 'the index follows what it finds'
const BATCH = 500

/** In how many more, and in how many fewer, documents each word is now. */
function changesOf(before: readonly string[][], after: readonly string[][]) {
  const changes = new Map<string, number>()
  const add = (words: readonly string[][], by: number) => {
    for (const word of words.flat()) changes.set(word, (changes.get(word) ?? 0) + by)
  }
  add(before, -1)
  add(after, 1)
  const more = new Map([...changes].filter(([, by]) => by > 0))
  const fewer = new Map([...changes].flatMap(([word, by]) => (by < 0 ? [[word, -by] as const] : [])))
  return { more, fewer }
}

/**
 * Brings documents of one kind up to date, and counts their words with them; those that `make` does not make are taken
 * away. It reads under the lock of their places: what is written last was read last.
 */
export async function writeDocuments(
  db: Db,
  kind: Searchable,
  wanted: readonly Id[],
  make: (db: Db) => Promise<readonly SearchDocument[]>,
): Promise<void> {
  if (wanted.length === 0) return
  const ids = [...new Set(wanted)].toSorted((a, b) => bucketOf(a) - bucketOf(b) || compareIds(a, b))
  await inTransaction(db, 'write-search-documents', async (tx) => {
    await takePlaces(writeAsSystem(tx, WHY), kind, ids)
    const [held, standing] = await lockDocuments(tx, kind, ids)
    const documents = await make(held)
    const writer = writeAsSystem(held, WHY)
    const made = new Set(documents.map(({ id }) => id))
    const after = await replaceDocuments(writer, documents)
    await deleteDocuments(
      writer,
      kind,
      ids.filter((id) => !made.has(id)),
    )
    const { more, fewer } = changesOf(
      standing.map(({ countedWords }) => countedWords),
      after,
    )
    await countWords(writer, more)
    await uncountWords(writer, fewer)
  })
}

/** Counts the words of what was listed before words were counted. Broken off, it goes on where it was. */
export async function countOldDocuments(db: Db): Promise<void> {
  for (;;) {
    const found = await findUncounted(db, BATCH)
    for (const kind of ['pin', 'board'] as const) {
      const ids = found.filter((each) => each.kind === kind).map(({ id }) => id)
      if (ids.length > 0) await countThese(db, kind, ids)
    }
    if (found.length < BATCH) return
  }
}

const countThese = (db: Db, kind: Searchable, ids: readonly Id[]) =>
  inTransaction(db, 'count-search-words', async (tx) => {
    const [held] = await lockDocuments(tx, kind, ids)
    const writer = writeAsSystem(held, WHY)
    const { more } = changesOf([], await markCounted(writer, kind, ids))
    await countWords(writer, more)
  })
