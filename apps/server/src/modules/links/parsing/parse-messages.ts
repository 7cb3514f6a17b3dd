import type { ExtractedPage } from './extract-page.ts'

/** From the worker. A fault is ours or the page's: the page is given up, the worker stays. */
export type ParseMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly page: ExtractedPage }
  | { readonly kind: 'fault'; readonly message: string }

/** What came of parsing a page. */
export type ParseOutcome =
  | { readonly ok: true; readonly page: ExtractedPage }
  | { readonly ok: false; readonly reason: 'timed_out' | 'out_of_memory' | 'failed' }
