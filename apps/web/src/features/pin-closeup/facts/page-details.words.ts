import { defineWords } from '@pinfold/words'

/** What the page behind a Pin’s link says, on the Pin’s own page. */
export const pageDetailsWords = defineWords('page-details', {
  brokenLink: 'This link may no longer work',
  by: 'By {names}',
  rating: '{rating} out of 5, {count, plural, one {{shown} rating} other {{shown} ratings}}',
  used: 'Used',
  refurbished: 'Refurbished',
  prepare: 'Prep {time}',
  cook: 'Cook {time}',
  total: 'Total {time}',
  ingredients: 'Ingredients',
  diabetic: 'For diabetics',
  glutenFree: 'Gluten-free',
  halal: 'Halal',
  hindu: 'Hindu',
  kosher: 'Kosher',
  lowCalorie: 'Low in calories',
  lowFat: 'Low in fat',
  lowLactose: 'Low in lactose',
  lowSalt: 'Low in salt',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
})
