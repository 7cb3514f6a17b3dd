import type { SaveWish } from './messages.ts'

/** A wish that is not granted yet. Its key makes any number of tries one Pin. */
export interface WaitingWish {
  readonly key: string
  readonly wish: SaveWish
  /** Its bytes came in already. */
  readonly upload: { readonly id: string; readonly signature: string } | null
}

const STORE = 'wishes'

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('waiting', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }))
  return answerOf(request)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the store is closed')))
  })

async function within<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await answerOf(run(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

export const keepWaiting = (waiting: WaitingWish) => within('readwrite', (store) => store.put(waiting))
export const forgetWaiting = (key: string) => within('readwrite', (store) => store.delete(key))
export const allWaiting = () => within<WaitingWish[]>('readonly', (store) => store.getAll())
