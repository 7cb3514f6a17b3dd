import { scene, type Talk } from './talk.ts'

/** Tiles, floors, and drawings by rule. */
export const patternTalk: Talk = {
  glazedTiles: scene(
    [
      'Four make the flower, sixteen make the wall.',
      'Found under three layers of paint.',
      'One is turned the wrong way. Leave it.',
    ],
    ['I cannot find the one that is turned.', 'Nobody can. That is why it stays.'],
    ['Are these still made?', 'Two streets from here, by a man and his radio.'],
    ['The glaze runs a little at the edges, as it should.'],
  ),
  packedCircles: scene(
    [
      'Large ones first, then whatever fits.',
      'Buttons, orbits, biscuits.',
      'No two touch. I checked, the plotter checked.',
    ],
    ['How do you find the gaps?', 'Try a thousand places, keep the one that fits.'],
    ['I want this as a tablecloth for children’s birthdays.'],
    ['The tiny ones hold it all together.'],
  ),
  herringbone: scene(
    ['Laid from the middle of the door outwards.', 'Every plank from a different year of the same tree.', 'Look down.'],
    ['Oiled or varnished?', 'Oiled, twice a year, on hands and knees.'],
    ['This makes a corridor look as if it were going somewhere.'],
    ['Chevron or herringbone? They are not the same.', 'You are right, and I will not say which.'],
  ),
  truchet: scene(
    [
      'One tile, four ways to lay it.',
      'Follow a line with your finger. See you tomorrow.',
      'A coin decided each turn.',
    ],
    ['I followed one line and came back where I began.'],
    ['Is it random?', 'The turning is. What comes of it is not.'],
    ['Bathroom floor, please.'],
  ),
  terrazzo: scene(
    ['Chips of everything that broke this year.', 'Ground, polished, ground again.', 'The stairwell of my old school.'],
    ['How do you keep the chips from making clumps?', 'Throw like you feed hens.'],
    ['I would match a jumper to this.'],
    ['The one dark chip in the corner pulls it together.'],
  ),
  moire: scene(
    ['Two rasters, one degree apart.', 'It moves. It does not.', 'Silk does this by itself.'],
    ['My screen is fine, is it? It is fine.', 'Scroll slowly.'],
    ['I had to put my coffee down.'],
    ['What happens at two degrees?', 'Smaller ripples. At five it is only grey.'],
  ),
}

/** What rules and plotters draw. */
export const generativeTalk: Talk = {
  flowField: scene(
    ['Wind, drawn.', 'Nine thousand lines; none of them cross.', 'The pen ran dry at line 8,412. Left it so.'],
    ['What steers the lines?', 'Smooth noise, and a little swirl by hand.'],
    ['It looks brushed, like a horse.'],
    ['How long does the plotter take?', 'Three hours. I have dinner meanwhile.'],
  ),
  ridgeLines: scene(
    [
      'Sixty measurements of nothing in particular.',
      'Nearer lines hide the farther ones.',
      'A mountain range made of one sound.',
    ],
    ['I have this on a T-shirt, nearly.', 'Everybody has, nearly.'],
    ['What is it a measurement of?', 'The street outside, five to six.'],
    ['Lines like these never get old.'],
  ),
  voronoi: scene(
    [
      'Each cell belongs to its nearest point.',
      'Leaded glass without the lead.',
      'Pebbles, if you look at them from above.',
    ],
    ['Giraffes know about this.', 'And drying mud. And soap.'],
    ['How did you choose the colours?', 'By distance to the middle, then I cheated.'],
    ['I want to walk on it.'],
  ),
  contourBands: scene(
    ['Hills without the walk.', 'Nine sheets, cut and stacked.', 'The map of a place that is only noise.'],
    ['Real paper or drawn?', 'Drawn. My knife is not that patient.'],
    ['I am planning a route over this, automatically.'],
    ['The shadows between the layers are perfect.'],
  ),
  spirograph: scene(
    ['A wheel in a wheel.', 'Seventy-two turns, then it closes.', 'Done with gears from an old clock.'],
    ['Mine always slipped on the last turn.', 'Everyone’s did. That is how one learns to swear.'],
    ['Which gears are these?', '96 and 40, third hole.'],
    ['Compass people and plotter people can agree on this.'],
  ),
  branching: scene(
    ['Each branch is the tree again, a bit shorter.', 'Blossom by arithmetic.', 'One rule, nine times over.'],
    ['At which step does it become a tree?', 'The fifth. Before that it is a fork.'],
    ['The sun behind it is a bit of a cheat and I love it.'],
    ['Old plum trees really do this.'],
  ),
  halftone: scene(
    ['Only dots. Some of them are larger.', 'Two screens, two inks, one weather.', 'Step back until it is round.'],
    ['I squinted and there it was.'],
    ['What screen angle?', 'Fifteen and seventy-five, old habits.'],
    ['It would look even better printed badly on pink paper.'],
  ),
}

/** Cloth and clothes. */
export const clothTalk: Talk = {
  blockPrint: scene(
    [
      'Carved on Monday, printed on Thursday.',
      'The block is lime wood and eleven years old.',
      'A little crooked in the third row. Hello.',
    ],
    [
      'How do you keep the rows straight?',
      'A chalk line and the corner of the block.',
      'And then not quite straight, which is nicer.',
    ],
    ['I would wear this as a shirt.'],
    ['Is that one block or two?', 'Two. The second one only prints the dots.'],
  ),
  tartan: scene(
    ['Twelve threads, four threads, twelve threads.', 'For picnics and bad weather.', 'Softer every winter.'],
    ['Whose tartan is it?', 'Nobody’s. I made up the aunt as well.'],
    ['The thin line is what makes it.'],
    ['I can smell the cupboard it came from.'],
  ),
  knitSwatch: scene(
    ['Two colours a row, never more.', 'Swatch first. Yes, always. Yes, wash it too.', 'Knitted between two stations.'],
    ['What needles?', 'Three and a half, and I knit tightly on trains.'],
    ['Is the chart somewhere?', 'I drew it on a ticket. I will copy it out.', 'Please do, my mittens are waiting.'],
    ['Those diamonds are so even.'],
  ),
  quilt: scene(
    ['Shirts of four uncles.', 'Cut in a week, sewn in a winter.', 'The points meet. Mostly.'],
    ['How large are the blocks?', 'A foot across, so that I can do one in an evening.'],
    ['Every quilt should have one block that argues.'],
    ['Hand or machine?', 'Machine in front, hand where nobody looks.'],
  ),
  ikat: scene(
    [
      'Dyed before it is woven, which is the whole trick.',
      'The edges are soft because threads move.',
      'From the market behind the station.',
    ],
    ['I never understood how the pattern gets in before weaving.', 'You tie the threads where the dye must not go.'],
    ['The blurred edges are the best part.'],
    ['On a wall or on a chair?', 'Over a chair, on its way to the wall.'],
  ),
  basketWeave: scene(
    [
      'Over, under, over, dinner.',
      'Soak the cane for an hour, then be quick.',
      'For the seat that fell through in May.',
    ],
    ['How long did the seat take?', 'A weekend, and my thumbs remember.'],
    ['Even drawn it creaks a little.'],
    ['Is that rattan or paper cord?', 'Cord. Kinder to trousers.'],
  ),
  onHanger: scene(
    ['Worn twice a week since it came.', 'The good one.', 'Mended once, better now.'],
    ['Where is it from?', 'A church sale, two coins.'],
    ['The hanger is nicer than all of mine.'],
    ['Is there a pattern for it?', 'Four pieces and a lot of pressing.'],
  ),
  outfit: scene(
    [
      'Three pieces that have met before.',
      'Laid out the night before, for once.',
      'For trains, a dinner and one surprise.',
    ],
    ['Which shoes?', 'The flat ones. It is always the flat ones.'],
    ['Packing this exact list for Friday.'],
    ['The bag does the talking.'],
  ),
  flats: scene(
    [
      'Six pieces that all go together.',
      'Line drawings, so that nobody falls in love with a colour.',
      'Spring, on one sheet.',
    ],
    ['Will the coat have pockets?', 'Inside ones, too.'],
    ['I like how few seams there are.'],
    ['Could you make the skirt a hand longer?', 'On page two it is.'],
  ),
}
