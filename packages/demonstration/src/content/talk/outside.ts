import { scene, type Talk } from './talk.ts'

/** Mountains, seas, fields and deserts. */
export const landscapeTalk: Talk = {
  overTheRidges: scene(
    [
      'Counted seven. There is an eighth when the mist lifts.',
      'Each ridge a little paler than the one before.',
      'Nobody about for an hour in any direction.',
    ],
    ['How long is the walk up?', 'Three hours. Coffee at the top, too much of it.'],
    ['Each layer is one mug of tea further away.'],
    ['Is there a hut up there?', 'Behind the second ridge. Good soup.', 'Very good soup.'],
  ),
  openSea: scene(
    ['One sail, no hurry.', 'The road on the water only you can walk.', 'Wind from the left, says the flag.'],
    ['The horizon is exactly where it should be.'],
    ['Which bay is this?', 'None. That is the nice thing about it.'],
    ['I grew up with this outside the kitchen window and still look.'],
  ),
  dunes: scene(
    ['Drawn by the wind, overnight.', 'The sharp edge lasts until noon.', 'No footprints yet.'],
    ['How do you walk up that?', 'Along the edge, never straight.'],
    ['The shadow side is always bluer than one remembers.'],
    ['I had sand in the camera for a year. Worth it.'],
  ),
  forestInFog: scene(
    ['Six rows of trees, then guesswork.', 'You hear it drip before you see it.', 'Nobody about but one jay.'],
    ['There was a deer, I am certain of it.', 'Third row, left of the middle. Or a branch.'],
    ['Smells of wet wood and mushrooms, even from here.'],
    ['I can never get fog to look like this.', 'Wait for the second hour, it gets thinner below.'],
  ),
  lighthouseCliffs: scene(
    [
      'Two flashes, then eight seconds of nothing.',
      'The path ends where the grass does.',
      'The last light before open water.',
    ],
    ['Can one go up?', 'On Sundays, if the keeper’s nephew is awake.'],
    ['I would like to be the keeper. For a week.'],
    ['Red and white, as it should be.'],
  ),
  flowerRows: scene(
    [
      'All rows lead to the one tree.',
      'Two weeks a year it looks like this.',
      'From the top of the wall, with permission.',
    ],
    ['When is the best week?', 'The last one of June, before the machines come.'],
    ['You can hear the bees.'],
    ['The tree must be so bored of being photographed.'],
  ),
  mirroredPeak: scene(
    ['No wind for a whole morning.', 'Turn it upside down, it still works.', 'Cold feet, good picture.'],
    ['I had to look twice to see which half is water.'],
    ['Is the water as cold as it looks?', 'Colder. In and out.', 'He did not go in.'],
    ['Snow until July, then flowers for eight weeks.'],
  ),
  mesas: scene(
    ['Red in the morning, redder at night.', 'Tables for giants.', 'Three hours without a car.'],
    ['Long shadows are the only shade there is.'],
    ['Did you take enough water?', 'Six litres. Should have been eight.'],
    ['Looks like a film I saw when I was nine.'],
  ),
  beachFromAbove: scene(
    [
      'Parasols by the colour of their owners.',
      'The tide took two towels.',
      'Seen from the cliff path, ten in the morning.',
    ],
    ['I am the one under the third parasol.', 'You left your book.'],
    ['From up here even a full beach looks quiet.'],
    ['The foam line is the best line anybody ever drew.'],
  ),
  riverValley: scene(
    [
      'It takes its time and everybody waits.',
      'The long way round is the pretty one.',
      'Below the second bend you can swim.',
    ],
    ['A river that has never heard of straight lines.'],
    ['How long from the source to here?', 'Two days by canoe, if nobody gets out.'],
    ['The light on the water goes on after the sun has gone.'],
  ),
}

/** Auroras, moons, stars and planets. */
export const nightTalk: Talk = {
  aurora: scene(
    ['Forty minutes, then clouds.', 'Nobody said a word, which is rare in our group.', 'Cold hands, open mouth.'],
    ['Does it really look this green?', 'To the eye a little paler. It moves, though.'],
    ['I missed it three winters in a row.', 'Come in March, the nights are clearer.'],
    ['The firs make it. Without them it would just be light.'],
  ),
  moon: scene(
    ['Rising later every day, like me.', 'You can see the edge of the seas.', 'Behind the hill in four minutes.'],
    ['Which one is the big dark patch?', 'The Ocean of Storms. Very calm, in fact.'],
    ['My daughter says good night to it and means it.'],
    ['The sky around it is never quite black, you got that right.'],
  ),
  milkyWay: scene(
    ['No lamp for thirty kilometres.', 'First you see ten stars, then you stop counting.', 'The tent is the warm one.'],
    ['How long until the eyes get used to it?', 'Twenty minutes, and one phone ruins it.'],
    ['I feel pleasantly unimportant.'],
    ['Who carried the tent up there?', 'The one who is asleep in it.'],
  ),
  planets: scene(
    ['Not to scale. Nothing up there is.', 'The ringed one got the best seat.', 'A small sun with large neighbours.'],
    ['If the sun were this big, where would the last one be?', 'In the next village.'],
    ['For the ceiling of a child’s room. Or mine.'],
    ['I count one too many and I do not mind.'],
  ),
  starMap: scene(
    [
      'Hold it over your head and turn until it fits.',
      'Names in three languages, lines in one.',
      'For the night in question.',
    ],
    ['Can this be made for any date?', 'Any date, any place. The stars were there anyway.'],
    ['I found the Swan without help for the first time.'],
    ['Printed large, it is the best present I ever gave.'],
  ),
}
