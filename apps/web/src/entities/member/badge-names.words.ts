import { defineWords } from '@pinfold/words'

/** What the badges of verified merchants are called. */
export const badgeNameWords = defineWords('badge-names', {
  person_of_color: 'Owned by a person of color',
  lgbtq: 'LGBTQ-owned',
  disability: 'Owned by a person with a disability',
  woman: 'Woman-owned',
  invested_in_good: 'Invested in good',
  eco_friendly: 'Eco-friendly',
  responsibly_sourced: 'Responsibly sourced',
  inclusive: 'Inclusive',
  personal_touch: 'Personal touch',
})
