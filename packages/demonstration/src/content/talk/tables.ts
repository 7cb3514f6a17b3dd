import { scene, type Talk } from './talk.ts'

/** Flowers, fruit, pots, coffee, bread and set tables. */
export const tableTalk: Talk = {
  flowersInVase: scene(
    ['Cut at six, in water by seven.', 'The third day is the best one.', 'No two stems of the same length.'],
    ['How did you keep the tall one from leaning?', 'Tape across the neck of the vase. Nobody sees it.'],
    ['The wrong jug is always the right jug.'],
    ['My market never has that pink.', 'Ask for the ones at the back, by the wall.'],
  ),
  fruitBowl: scene(
    [
      'Painted before lunch, eaten at lunch.',
      'The one that rolled off stays where it is.',
      'A bowl that is too small, on purpose.',
    ],
    ['Pears ripen while one looks for the right brush.', 'I paint fast and bake slowly.'],
    ['The shadows in this are so soft.'],
    ['Is that bowl thrown or pressed?'],
  ),
  ceramics: scene(
    [
      'A family of seven. The narrow one is the aunt.',
      'Sorted by height, then by mood.',
      'Out of the kiln on Tuesday; two did not make it.',
    ],
    ['The tall matt one, is it glazed inside?', 'Inside only. Outside it is just well smoothed.'],
    ['I would buy the second from the left and never put anything in it.'],
    ['How much do they shrink?', 'About a ninth. You learn to think large.', 'And to measure lids last.'],
  ),
  coffee: scene(
    ['Before anybody else is up.', 'The pot is older than the kitchen.', 'Two spoons, low flame, lid open.'],
    ['Lid open the whole time?', 'Until it gurgles, then closed and off.'],
    ['I can smell this one.'],
    ['A small cup and a whole hour, that is all I ask.'],
  ),
  breadAndButter: scene(
    [
      'Eighteen hours, most of them asleep.',
      'The crust sings for about a minute. Do not cut yet.',
      'Butter first, everything else later.',
    ],
    ['How long do you let it cool?', 'An hour. Then I cheat after twenty minutes.'],
    ['That score line! Razor or knife?', 'A razor blade on a chopstick.', 'I use scissors and nobody can tell.'],
    ['Mine never rises that high, what is your flour?'],
  ),
  placeSetting: scene(
    [
      'From above, with the good napkin.',
      'Ten minutes of cooking, one of arranging.',
      'Fork left, and a glass you can find without looking.',
    ],
    ['Made it last night with what was in the fridge. Worked.'],
    ['Is the plate warm? It looks as if somebody warmed the plate.', 'Always. Thirty seconds under hot water.'],
    ['The checked cloth makes it taste better, I am sure of it.'],
  ),
  laidOut: scene(
    [
      'Everything cut before the pan gets hot.',
      'What was left on Thursday.',
      'Lay it out, look at it, put half of it back.',
    ],
    ['Recipe, please!', 'Onion, tomato, lemon, in that order, and patience.'],
    ['I chop as I go and it is chaos. This is a goal.'],
    ['What is the leafy thing on the right?', 'Parsley that had a good summer.'],
  ),
  sharedTable: scene(
    [
      'Everybody brought one thing and took two home.',
      'Small plates, so that nobody has to choose.',
      'The table at two; at five it was still full.',
    ],
    ['How many people is this?', 'Nine, and a child under the table.'],
    ['No two plates the same and it still looks planned.'],
    ['I would sit next to the soup.', 'There is a queue for that seat.'],
  ),
}
