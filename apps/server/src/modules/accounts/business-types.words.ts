import { defineWords } from '@pinfold/words'

/** What the contract's types of businesses are called. */
export const businessTypeWords = defineWords('business-types', {
  professional: 'Professional',
  public_figure: 'Public figure',
  media: 'Media',
  brand: 'Brand',
  retailer: 'Retailer',
  online_marketplace: 'Online marketplace',
  local_business: 'Local business',
  institution: 'Institution or nonprofit',
  other: 'Other',
})
