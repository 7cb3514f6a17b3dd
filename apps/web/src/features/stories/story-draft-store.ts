import type { ProductTag } from '@pinfold/contract'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'

/** The words of a story beside those on its pages. */
export interface StoryWords {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly alt_text: string
  readonly isCommentsAllowed: boolean
}

/** A story that is being made, as the device keeps it; files go with it. */
export interface StoryDraft {
  readonly pages: readonly {
    readonly heading: string
    readonly text: string
    readonly file: File | null
    /** Drafts of before products could be put on pages have none. */
    readonly products?: readonly ProductTag[]
  }[]
  readonly words: StoryWords
  readonly place: PinPlace | null
}

const DATABASE = 'story-drafts'
const STORE = 'drafts'

/** Only this holds files; the smaller stores of a browser take text. */
function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the store of this device is closed')))
  })

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openStore()
  try {
    return await answerOf(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** The member's draft on this device; null where there is none, or the device keeps nothing. */
export async function readStoryDraft(memberId: string): Promise<StoryDraft | null> {
  try {
    return ((await withStore('readonly', (store) => store.get(memberId))) as StoryDraft | undefined) ?? null
  } catch {
    return null
  }
}

/** False where the device could not keep it. */
export async function keepStoryDraft(memberId: string, draft: StoryDraft): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(draft, memberId))
    return true
  } catch {
    return false
  }
}

export async function dropStoryDraft(memberId: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(memberId)).catch(() => undefined)
}
