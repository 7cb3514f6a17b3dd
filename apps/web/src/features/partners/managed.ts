/** Another business, which the member answers requests for. */
export interface Managed {
  readonly id: string
  readonly name: string
}

/** What calls about it name. */
export const ofManaged = (business: Managed | undefined) =>
  business === undefined ? {} : { business_id: business.id, orbac_subject_id: business.id }
