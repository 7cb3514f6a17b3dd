/** A business whose website it is, where the viewer acts for it. */
export interface NamedBusiness {
  readonly id: string
  readonly name: string
}

/** What calls name that are made for a business; nothing where the website is the viewer's own. */
export const actingFor = (business: NamedBusiness | undefined) =>
  business === undefined ? {} : { orbac_subject_id: business.id }
