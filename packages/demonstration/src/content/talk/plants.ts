import { scene, type Talk } from './talk.ts'

/** Pressed plants, pots, paper leaves and gardens at night. */
export const plantTalk: Talk = {
  pressedPlant: scene(
    [
      'Pressed between the heaviest two books in the house.',
      'Label written first, so that I cannot forget where.',
      'Two weeks under the dictionary.',
    ],
    ['Does the colour stay?', 'Out of the sun, for years. In the sun, a summer.'],
    ['I have a drawer full of these and no frames.'],
    ['Which paper do you press on? Mine sticks.', 'Baking paper on top, blotting paper below.'],
  ),
  nightGarden: scene(
    ['What the moths see.', 'The white flowers are for the evening.', 'Wallpaper for a room without windows.'],
    ['I would paper one wall with this, only one.'],
    ['What flowers at night besides tobacco plants?', 'Evening primrose, night stock, moonflower if it is warm.'],
    ['Dark backgrounds make green look wet.'],
  ),
  potInTheSun: scene(
    [
      'Two hours of morning sun and otherwise left alone.',
      'The pot is one size too small. It likes that.',
      'Turned a quarter every Sunday.',
    ],
    ['Mine leans to the left whatever I do.', 'Turn it a quarter each week and forget about it.'],
    ['How often does it want water?', 'When the pot feels light.', 'I lift mine every day and apologise.'],
    ['That shadow on the wall is half of the picture.'],
  ),
  cutOuts: scene(
    [
      'Scissors first, glue much later.',
      'No pencil. The shapes get friendlier without one.',
      'Painted paper, cut on the train.',
    ],
    ['Do you draw them before cutting?', 'Never. The first cut decides.'],
    ['The empty shapes are as good as the full ones.'],
    ['I did this with my class, and nobody wanted the break.'],
  ),
  fieldGuide: scene(
    [
      'Plate from a book that does not exist.',
      'Everything that grows between my door and the bus.',
      'Nine plants and their manners.',
    ],
    ['Is there a version with the Latin names?', 'There is, but then people only read.'],
    ['I recognise six. My grandmother would have known all of them.'],
    ['This in the hallway, next to the keys.'],
  ),
}
