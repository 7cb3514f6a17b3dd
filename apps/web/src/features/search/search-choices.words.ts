import { defineWords } from '@pinfold/words'

/** What colours and diets are called. */
export const searchChoicesWords = defineWords('search-choices', {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  brown: 'Brown',
  black: 'Black',
  grey: 'Gray',
  white: 'White',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-free',
  'low-lactose': 'Low in lactose',
  'low-calorie': 'Low in calories',
  'low-fat': 'Low in fat',
  'low-salt': 'Low in salt',
  diabetic: 'For diabetics',
  halal: 'Halal',
  kosher: 'Kosher',
  hindu: 'Hindu',
})
