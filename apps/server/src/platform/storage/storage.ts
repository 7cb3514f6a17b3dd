import type { Readable } from 'node:stream'

/** What is known about a stored object without reading it. */
export interface ObjectHead {
  /** Bytes. */
  readonly size: number
  /** Quoted as in HTTP; changes whenever the object is put again. */
  readonly etag: string
  readonly contentType: string
}

/** An object and its bytes. The stream must be read to its end or destroyed, or a file stays open. */
export interface StoredObject extends ObjectHead {
  readonly stream: Readable
}

/**
 * Bytes under keys. A key is lower-case path segments (see `checkKey`), and never the folder of another key; its
 * extension decides the content type.
 * Every method rejects with `InvalidStorageKey` for a key or folder that breaks the rules.
 */
export interface Storage {
  /**
   * Stores the bytes whole or not at all, durably, replacing what was there. A stream is read once.
   * Rejects when the content type is not the one the key's extension stands for, and when the stream fails.
   */
  put(key: string, body: Uint8Array | Readable, facts: { readonly contentType: string }): Promise<void>
  /** The object, or null when there is none. A range, both ends counted, narrows the stream and nothing else. */
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<StoredObject | null>
  /** The object's facts, or null when there is none. */
  head(key: string): Promise<ObjectHead | null>
  /** Removes the object; quiet when there is none. */
  delete(key: string): Promise<void>
  /** Removes every object whose key begins with `folder/`; quiet when there is none. */
  deleteFolder(folder: string): Promise<void>
  /** Keys that begin with `folder/`, in no promised order; every key for ''. */
  list(folder: string): AsyncIterable<string>
}
