import { Resolver } from 'node:dns/promises'

/** The one door to what names say of themselves in the DNS. */
export interface TxtRecords {
  /** The texts of a name; none where there is no such name. Throws where nobody answers. */
  of(hostname: string): Promise<readonly string[]>
}

const TRY_MILLISECONDS = 3000
const MOST_RECORDS = 100
/** There is no such name, or it has no such record. */
const NOTHING: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'ENONAME'])

/** Asks the servers that this machine asks. */
export const systemTxtRecords: TxtRecords = {
  async of(hostname) {
    const resolver = new Resolver({ timeout: TRY_MILLISECONDS, tries: 2 })
    try {
      // Long texts come in pieces.
      return (await resolver.resolveTxt(hostname)).slice(0, MOST_RECORDS).map((pieces) => pieces.join(''))
    } catch (error) {
      if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  },
}
