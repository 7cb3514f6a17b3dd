/** Keeps in a browser whom its pages act for: `{member}.{business}`, so that nobody else's choice is taken for one's own. */
export const ACTING_COOKIE = 'acting_for'

/** Set where the bar that says for whom pages are is hidden. */
export const BUSINESS_BAR_COOKIE = 'business_bar'
export const BUSINESS_BAR_HIDDEN = 'hidden'

/** Whether a page is about the person who asks, whomever they act for. */
export const isPersonalPage = (path: string): boolean => /^\/(settings|conversation|business)\b/.test(path)

/** What the cookie holds. */
export interface ActingChoice {
  readonly memberId: string
  readonly subjectId: string
}

export const writeActing = ({ memberId, subjectId }: ActingChoice): string => `${memberId}.${subjectId}`

/** Null where nothing, or nothing that can be read, was chosen. */
export function readActing(value: string | undefined): ActingChoice | null {
  const [, memberId, subjectId] = /^(\d{1,19})\.(\d{1,19})$/.exec(value ?? '') ?? []
  return memberId === undefined || subjectId === undefined ? null : { memberId, subjectId }
}
