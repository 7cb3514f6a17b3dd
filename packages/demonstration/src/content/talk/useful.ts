import { scene, type Talk } from './talk.ts'

/** Charts of daily life. */
export const chartTalk: Talk = {
  radialYear: scene(
    ['January at the top, and round it goes.', 'Every day a line. I missed three.', 'One year, seen as a flower.'],
    ['How did you keep track for a whole year?', 'A pencil on a string beside the bed.'],
    ['One can see exactly when the holidays were.'],
    ['Lovely to look at. Is it also true?', 'Except for March. March is a guess.'],
  ),
  plantCare: scene(
    ['Light, water, and how much they mind.', 'For the side of the fridge.', 'If in doubt, do nothing.'],
    ['Finally somebody says it: water less.'],
    ['What about a bathroom without a window?', 'Two weeks there, two weeks on holiday by a window.'],
    ['Printed for the whole staircase, thank you.'],
  ),
  barRows: scene(
    ['Sorted. Labelled. Done.', 'No legend, because none is needed.', 'Counted over a year, drawn in an hour.'],
    ['Direct labels! I could cry.'],
    ['Does the longest bar surprise you?', 'No, but its distance to the second did.'],
    ['Would you start the axis at zero even if…', 'Yes.'],
  ),
  heatWeek: scene(
    ['Days across, hours down.', 'The dark square is Sunday, of course.', 'A week in squares.'],
    ['Our house looks the same, two hours later.'],
    ['Which colour scale is that?', 'One hue, light to dark. People get it at once.'],
    ['I never knew my week had a hole at four.'],
  ),
  smallMultiples: scene(
    ['Nine small charts, one scale.', 'Compare without turning the page.', 'The odd one out is the interesting one.'],
    ['Same axis everywhere, good.'],
    ['Why nine?', 'Twelve made them too small, six too few.'],
    ['The middle one, what happened there?', 'Rain. Then a dog.'],
  ),
  rankings: scene(
    ['Who overtook whom, and when.', 'Follow one line at a time.', 'Ten years of changing our minds.'],
    ['I followed the wrong line and was delighted.'],
    ['Better than ten bar charts, honestly.', 'Eleven, I counted.'],
    ['The crossing in the third year tells the story.'],
  ),
  fanOfParts: scene(
    [
      'What it is made of, by time.',
      'A ring, because the hole is for the answer.',
      'Adds up to a hundred. I asked it twice.',
    ],
    ['Nobody tells one that most of it is waiting.'],
    ['I thought you disliked pie charts.', 'It is a ring. It has a hole. Entirely different.'],
    ['Lovely, and I now know too much about soup.'],
  ),
  peaks: scene(
    ['Side by side, none in front.', 'Tallest is not always the prettiest.', 'Same scale, same light.'],
    ['The small one on the right is the hardest.', 'Agreed. I have the knees to show it.'],
    ['Makes me want to rank everything by height.'],
    ['Which ones have you been up?', 'The first four and half of the fifth.'],
  ),
}

/** Stationery, phones, logos and packaging of invented firms. */
export const mockupTalk: Talk = {
  stationery: scene(
    [
      'Letter, card, envelope, and nothing on the back.',
      'Two papers, one ink.',
      'The envelope is lined; you only see it once.',
    ],
    ['Which paper stock?', 'Uncoated, 120 grams, a bit toothy.'],
    ['People who still send letters deserve this.'],
    ['The logo on the flap is a nice surprise.'],
  ),
  phones: scene(
    ['Three screens, four taps.', 'One number large, the rest can wait.', 'Drawn on paper first, twice.'],
    ['What happens if the list is empty?', 'A plant, and one sentence.'],
    ['I would use it for the colours alone.'],
    ['Good contrast on the small text for once.'],
  ),
  logoSheet: scene(
    [
      'The mark, the word, and both at the size of a thumbnail.',
      'Works in one colour. Start there.',
      'Draw it on a foggy window.',
    ],
    ['How many versions before this one?', 'Sixty. Number four, cleaned up.', 'It is always number four.'],
    ['Recognisable across the street, that is all I ask.'],
    ['The pattern made of it would look good on a bag.'],
  ),
  packaging: scene(
    [
      'Box, jar, bottle, and one label that fits all.',
      'The second before it is torn.',
      'Reads from two metres, smells from one.',
    ],
    ['I would keep the jar.'],
    ['Is the label glued or is it a band?', 'A band. It comes off and becomes a bookmark.'],
    ['Please never add a window to the box.'],
  ),
}

/** Steps, recipes and seeds. */
export const guideTalk: Talk = {
  stepCard: scene(
    [
      'Four steps. The third is the one to read twice.',
      'Tested on my brother.',
      'No tools that are not in the drawer.',
    ],
    ['Step three defeated me.', 'Turn the sheet over first. My fault, I shall redraw it.'],
    ['Did this with eight children and one survived calm.', 'The teacher?', 'No, the cat.'],
    ['Clearest version I have found.'],
    ['Saved for a rainy Sunday.'],
  ),
  recipeCard: scene(
    [
      'From the tin, with the butter stains left out.',
      'If it does not fit on a card, it is two recipes.',
      'My aunt’s hand, my spelling.',
    ],
    ['Made it with half the sugar. Still gone by four.'],
    ['How large is the tin?', 'Twenty-four across. In twenty it climbs out.'],
    ['Does it freeze?', 'I could not say, it never came to that.'],
    ['The spoon measures are so much friendlier than grams.'],
  ),
  seedPacket: scene(
    ['Too pretty to open.', 'Sow in April, forget until June.', 'Keep dry, and keep the packet for its picture.'],
    ['Did they come up?', 'All but one row, and that was the blackbird.'],
    ['I buy seeds for the packets, there, I said it.'],
    ['How deep?', 'As deep as the seed is thick. Deeper and they sulk.'],
    ['A frame with four of these, for the shed.'],
  ),
}
