/** How a list goes on, as `usePages` answers it. */
export interface WallMore {
  readonly loadMore: (() => void) | undefined
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** More will come, now or later. */
  readonly hasMore?: boolean
  /** It went on at least once, so that its end is worth a word. */
  readonly hasGoneOn?: boolean
}
