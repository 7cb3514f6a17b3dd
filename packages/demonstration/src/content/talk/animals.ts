import { scene, type Talk } from './talk.ts'

/** Birds, cats, fish, foxes, dogs and whales. */
export const animalTalk: Talk = {
  birdsOnBranch: scene(
    [
      'Four rows and one who sings too early.',
      'Before seven, with binoculars and a bun.',
      'Two are not speaking to each other.',
    ],
    ['The third one on the second branch is my neighbour.'],
    ['What are they?', 'Tits, mostly. The fat one is a bullfinch who got lost.'],
    ['I hear this every morning at half past four.', 'Lucky. Here it is only pigeons.'],
  ),
  catsOnSill: scene(
    ['Bird television, all channels.', 'The sill belongs to them; I dust around.', 'Waiting for dinner since lunch.'],
    ['The landlord inspects.', 'He pays nothing and complains about the heating.'],
    ['That is exactly how mine sits, tail and all.'],
    ['What are they looking at?', 'A leaf. It has been an hour.'],
  ),
  shoal: scene(
    ['One of them swims the other way.', 'Drawn at the market, before the ice melted.', 'Two by two, more or less.'],
    ['I looked for the odd one out and found three.'],
    ['Would make a good shower curtain.', 'It did. Picture follows.'],
    ['What fish is it?', 'Sardines who read about mackerel.'],
  ),
  foxInGrass: scene(
    ['It looked back once.', 'Same place, same hour, three evenings.', 'The grass is higher than it thinks.'],
    ['Ours comes for the compost. Not so elegant.'],
    ['Is that snow or pollen?', 'Fireflies, if one believes hard enough.'],
    ['That tail!'],
  ),
  butterflies: scene(
    ['No pins went through anybody.', 'Sorted by wing, labelled by guess.', 'The large one came to the lamp.'],
    ['Lovely that they are drawn and not caught.'],
    ['Which of these fly at night?', 'The furry ones. Always the furry ones.'],
    ['My buddleia was covered with them this August.'],
  ),
  wader: scene(
    ['Standing still is also work.', 'Reeds, water, patience.', 'The sun is larger over a marsh.'],
    ['How long can it stand like that?', 'Longer than I could hold the pencil.'],
    ['Very few lines, all of them right.'],
    ['Looks like the screen in my aunt’s hall.'],
  ),
  dogPortrait: scene(
    [
      'Sat for eleven minutes, for cheese.',
      'Formal wear, informal tongue.',
      'The jumper is knitted by his grandmother.',
    ],
    ['He looks as if he is about to turn down my loan.'],
    ['Who is a good boy?', 'He knows, it is in his contract.'],
    [
      'Could you do one of a very serious dachshund?',
      'All dachshunds are very serious.',
      'Send a photograph of his best side.',
    ],
  ),
  whale: scene(
    ['The boats have no idea.', 'Larger than the harbour it passed.', 'Quiet, for a while.'],
    ['I hold my breath each time I scroll past.'],
    ['For a nursery! Which size would you print?', 'As large as the wall allows. It is a whale.'],
    ['The little boats make it huge.'],
  ),
}
