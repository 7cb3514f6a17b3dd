/** An answer before it is wrapped: the data, and for lists the bookmark of the next page (or null at the end). */
export interface Answer {
  readonly data: unknown
  readonly bookmark?: string | null
  /** The JSON of the data, where that is ready made; `data` is read out of it when it is asked for. */
  readonly json?: Buffer
}
