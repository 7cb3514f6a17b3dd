import { scene, type Talk } from './talk.ts'

/** Houses, stairs, arcades and cities. */
export const buildingTalk: Talk = {
  archCourt: scene(
    [
      'Five arches, each cooler than the one before.',
      'Somebody waters the pot at the end.',
      'The shade is the room, the wall is only its edge.',
    ],
    ['Where does the last one lead?', 'To a courtyard with one orange tree.'],
    ['You can feel the temperature drop with every arch.'],
    ['Plaster or stone?', 'Plaster, four coats, with marble dust in the last.'],
  ),
  townHouses: scene(
    ['No two gables agree.', 'Count the lit windows and guess who cooks.', 'Narrow because tax was paid by the metre.'],
    ['How wide is the thin one?', 'Two metres thirty. I measured with my arms.'],
    ['The one on the corner looks like it knows everybody.'],
    ['Which colour would you take?', 'Whichever has the stairs in front.'],
  ),
  stairwell: scene(
    [
      'Up on the left, down on the right, nobody keeps to it.',
      'The steps get lower towards the top.',
      'Look down the middle, hold on to something.',
    ],
    ['I get dizzy and cannot stop looking.'],
    ['Does anybody live up there?', 'An old architect, of course.'],
    ['The light at the end is a window, not a lamp, right?', 'A window, and a very clean one.'],
  ),
  cabin: scene(
    ['One room, one stove, one good window.', 'Row there, stay there.', 'Wood for three winters, neatly.'],
    ['How does one heat a place like that?', 'Slowly. Light it on Friday, be warm on Saturday.'],
    ['Lights on, nobody outside: perfect.'],
    ['Roof this steep, because of the snow?', 'It slides off by itself, usually when you stand below.'],
  ),
  brutalistBlock: scene(
    [
      'Every balcony is somebody’s whole outside.',
      'Concrete is grey only in photographs.',
      'Fourteen storeys and one open window.',
    ],
    ['I grew up on the ninth floor of this. The view!'],
    ['People hate these until they have been inside one.', 'Large windows, thick walls, quiet neighbours.'],
    ['The lit windows turn it into a score.'],
  ),
  skyline: scene(
    ['The last train leaves and the lights stay.', 'Seen from the far bank, with chips.', 'Everybody still up.'],
    ['One of those windows is mine, working late.'],
    ['Where was this drawn from?', 'The bridge. The good side of it.'],
    ['Cities look best when one is about to arrive.'],
  ),
}

/** Travel posters, tickets and maps. */
export const travelTalk: Talk = {
  alpineTrain: scene(
    [
      'Eleven tunnels, one buffet car.',
      'Left side going up, right side coming down.',
      'The line was built in nine summers.',
    ],
    ['Please tell me this train exists.', 'On paper it leaves at 9.12.'],
    ['I would frame this and never unpack.'],
    ['The arches of the viaduct are so well placed.'],
  ),
  coastTown: scene(
    [
      'Three hundred steps to the water.',
      'White, pink, ochre, washing.',
      'The ferry comes at noon and nobody hurries.',
    ],
    ['Which house would you take?', 'Third row, with the blue door and the noise.'],
    ['All those stairs, but then the sea.'],
    ['Old posters made every village look like this. Some still do.'],
  ),
  parkPoster: scene(
    [
      'In the style of the old ranger posters.',
      'Best seen before the first bus.',
      'A path, a hill and a bear who minds its own business.',
    ],
    ['Did you meet the bear?', 'From very far away, which was ideal.'],
    ['I collect these. This one is missing.'],
    ['Flat colours and still one can feel the air.'],
  ),
  ticket: scene(
    ['Kept in the book I was reading.', 'Lower bunk, window, no sleep.', 'Stamped twice, once by mistake.'],
    ['Night trains are coming back, they say.', 'I have my pillow ready.'],
    ['The stamps are lovely. Are they real?', 'As real as the railway.'],
    ['Asleep in one country, breakfast in the next.'],
  ),
  greeting: scene(
    ['Weather is here, wish you were lovely.', 'Sent to myself, arrived after me.', 'The rays are the important part.'],
    ['Do you still send these?', 'One each holiday, to whoever feeds the plants.'],
    ['Those letters want to be a neon sign.'],
    ['I have been to none of these places and miss all of them.'],
  ),
  cityMap: scene(
    [
      'A city that grew around one crossing.',
      'Parks first, then the streets make sense.',
      'For people who like to be lost on paper.',
    ],
    ['Where would you live on this map?', 'By the long park, near the bend.'],
    ['I love that one can see where the old wall was.'],
    ['Does this city exist? I looked for it.', 'Only here. The rents are good.'],
  ),
  lineNetwork: scene(
    [
      'Forty-five degrees or not at all.',
      'Change at the middle, everybody does.',
      'Distances are wrong, times are right.',
    ],
    ['Which line is the slow one?', 'The long one. Best views.'],
    ['One can tell that somebody moved that river by hand.'],
    ['As a child I drew these for my model trains.'],
  ),
  islandMap: scene(
    ['Here be goats.', 'The cross is where the picnic was.', 'Walked round in a day, drawn in a week.'],
    ['What is in the north?', 'Wind, mostly. One bench.'],
    ['My son asks whether the treasure has been found.', 'Not by me. Tell him to dig.'],
    ['The compass alone is worth saving.'],
  ),
}
