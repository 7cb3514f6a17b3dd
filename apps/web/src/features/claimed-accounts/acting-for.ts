/** What calls name that are made for a business whose website it is. */
export interface Acting {
  readonly orbac_subject_id: string
}
