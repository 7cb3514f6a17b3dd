/** Where some pins say they come from. */
export const sources: readonly string[] = [
  'https://example.org/studio',
  'https://example.com/notes',
  'https://example.net/archive',
  'https://example.org/shop',
  'https://example.com/journal',
]

const food = [
  'Worked on the second try. The first one is still in the oven.',
  'Half the sugar, twice the lemon. Gone by four.',
  'The children helped, so it is not straight. Perfect.',
  'Took an evening. Worth every dish in the sink.',
  'No lemons in the house, used vinegar. Do not use vinegar.',
  'My mother asked for the card. My mother!',
  'Doubled it for the neighbours and kept both.',
]
const craft = [
  'Made it half as large and twice as blue.',
  'Left out the last step. Nobody noticed.',
  'Now it hangs in the hallway and everybody asks.',
  'Easier than it looks, if you start on the left.',
  'Three mistakes, all of them mine.',
  'Took a winter. I would start again tomorrow.',
  'Used what was in the scrap bag. Looks planned.',
  'The second one is already on the table.',
]
const garden = [
  'All but one came up. The one was the cat’s.',
  'Sown in April, flowering since Tuesday.',
  'On the sill for a month now and still alive, which is a record.',
  'Turned it every Sunday. It works.',
]

/** What people write who tried what a pin shows, by its scene. */
export const triedNotes: Readonly<Record<string, readonly string[]>> = {
  recipeCard: food,
  breadAndButter: food,
  laidOut: food,
  placeSetting: food,
  stepCard: craft,
  blockPrint: craft,
  knitSwatch: craft,
  quilt: craft,
  cutOuts: craft,
  basketWeave: craft,
  seedPacket: garden,
  potInTheSun: garden,
  pressedPlant: craft,
}
