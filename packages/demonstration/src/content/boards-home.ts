import { board } from './board-line.ts'
import type { DemoBoard } from './demo-board.ts'

/** Rooms, tables, plants and houses. */
export const homeBoards: readonly DemoBoard[] = [
  board(
    'demo',
    'Quiet rooms',
    'Rooms in which one could read a whole book.',
    'livingRoom byTheWindow readingCorner bedroom kitchen',
    {
      sections: { Windows: 'byTheWindow bedroom', 'Reading corners': 'readingCorner', Sofas: 'livingRoom' },
      collaborators: ['mayachen'],
    },
  ),
  board('demo', 'Balcony', 'Two square metres, facing west.', 'potInTheSun seedPacket plantCare', {
    sections: { Pots: 'potInTheSun', Seeds: 'seedPacket' },
  }),
  board(
    'demo',
    'For the kitchen wall',
    'Four empty hooks, many plans.',
    'recipeCard stackedWords wreath fruitBowl overprint groovy',
  ),
  board(
    'mayachen',
    'Small flats',
    'Where the bed goes, where the desk goes.',
    'livingRoom bedroom workDesk shelfWall kitchen',
    { sections: { Sleeping: 'bedroom', Working: 'workDesk', Storage: 'shelfWall' } },
  ),
  board('mayachen', 'Small kitchens', 'One good counter is enough.', 'kitchen breadAndButter coffee'),
  board('mayachen', 'Warm light', 'Lamps below eye level.', 'livingRoom readingCorner workDesk bedroom'),
  board('mayachen', 'Green in the corner', 'Plants that forgive.', 'potInTheSun livingRoom plantCare byTheWindow'),
  board(
    'mayachen',
    'Shelves',
    'Books by colour are a crime. These are not.',
    'shelfWall readingCorner workDesk ceramics',
  ),
  board(
    'lenabrandt',
    'The house in the woods',
    'Everything for it, in order of need.',
    'cabin forestInFog bedroom byTheWindow kitchen',
    {
      sections: {
        Outside: 'cabin forestInFog',
        Kitchen: 'kitchen',
        'Sleeping loft': 'bedroom',
        Windows: 'byTheWindow',
      },
      collaborators: ['felixgruber', 'oscarfalk'],
    },
  ),
  board(
    'lenabrandt',
    'Evenings inside',
    'Warm from one side, cold from the other.',
    'readingCorner livingRoom note coffee',
  ),
  board('lenabrandt', 'Cabins', 'Small roofs, deep snow.', 'cabin mirroredPeak forestInFog', {
    sections: { Huts: 'cabin', 'Around them': 'mirroredPeak forestInFog' },
  }),
  board('oscarfalk', 'Chairs', 'Rated by how long one stays.', 'readingCorner workDesk livingRoom basketWeave', {
    sections: { 'To read in': 'readingCorner', 'To work in': 'workDesk', Woven: 'basketWeave' },
  }),
  board(
    'oscarfalk',
    'Around a table',
    'Start with the table, then build the walls.',
    'sharedTable kitchen placeSetting',
  ),
  board(
    'oscarfalk',
    'Danish light',
    'Grey, and then all of a sudden gold.',
    'byTheWindow bedroom openSea flowersInVase',
  ),
  board(
    'renatacosta',
    'Concrete and leaves',
    'One holds the other.',
    'brutalistBlock potInTheSun stairwell nightGarden',
    {
      sections: { Concrete: 'brutalistBlock stairwell', Leaves: 'potInTheSun nightGarden' },
    },
  ),
  board('renatacosta', 'Modern houses', 'Flat roofs, patient gardens.', 'brutalistBlock stairwell archCourt skyline'),
  board('renatacosta', 'Patios', 'Rooms without a ceiling.', 'archCourt glazedTiles potInTheSun'),
  board('omarhaddad', 'Arches', 'Round, pointed, horseshoe, broken.', 'archCourt arches byTheWindow', {
    sections: { Built: 'archCourt byTheWindow', Drawn: 'arches' },
  }),
  board('omarhaddad', 'Stairs', 'Going up is only half of it.', 'stairwell archCourt coastTown'),
  board('omarhaddad', 'Shade', 'What a wall is for at noon.', 'archCourt stairwell mesas dunes'),
  board('omarhaddad', 'City edges', 'Where the houses stop.', 'skyline brutalistBlock townHouses coastTown'),
  board('hanakim', 'Bowls', 'A good one fits two hands.', 'ceramics fruitBowl placeSetting', {
    sections: { Empty: 'ceramics', Full: 'fruitBowl placeSetting' },
  }),
  board('hanakim', 'Cups', 'Leaves or beans, cups, minutes.', 'coffee byTheWindow ceramics radialYear'),
  board('hanakim', 'The round cat and friends', 'Mostly the round cat.', 'catsOnSill birdsOnBranch foxInGrass'),
  board('hanakim', 'A calm desk', 'One lamp, one cup, one pen.', 'workDesk stationery note quietSerif'),
  board(
    'fieldandkiln',
    'From the kiln',
    'What came out this month, and what nearly did.',
    'ceramics flowersInVase fruitBowl',
    {
      sections: { Pots: 'ceramics', Vases: 'flowersInVase', Bowls: 'fruitBowl' },
    },
  ),
  board(
    'fieldandkiln',
    'Glaze tests',
    'Number 41 is the one. Number 42 was a mistake.',
    'ceramics terrazzo glazedTiles colorFields',
  ),
  board('fieldandkiln', 'Set tables', 'Our plates at your house.', 'placeSetting sharedTable breadAndButter'),
  board(
    'fieldandkiln',
    'The shelf by the door',
    'What customers see first.',
    'ceramics shelfWall packaging flowersInVase',
  ),
  board(
    'sofiareyes',
    'Sunday lunch',
    'For twelve, give or take four.',
    'sharedTable placeSetting laidOut breadAndButter',
    {
      sections: { 'The long table': 'sharedTable', Plates: 'placeSetting', 'Before cooking': 'laidOut' },
    },
  ),
  board('sofiareyes', 'Bread', 'Flour, water, salt and a lot of waiting.', 'breadAndButter recipeCard laidOut', {
    sections: { Loaves: 'breadAndButter', 'On cards': 'recipeCard' },
  }),
  board(
    'sofiareyes',
    'Recipes on one card',
    'If it does not fit, it is two recipes.',
    'recipeCard placeSetting laidOut',
  ),
  board('sofiareyes', 'Market days', 'Come early, leave with flowers.', 'fruitBowl flowersInVase laidOut'),
  board('amelieroux', 'Still lifes', 'With one thing too many.', 'fruitBowl flowersInVase ceramics coffee', {
    sections: { Fruit: 'fruitBowl', Flowers: 'flowersInVase', Pots: 'ceramics' },
  }),
  board('amelieroux', 'Flowers in the wrong vase', 'And it works.', 'flowersInVase pressedPlant cutOuts'),
  board(
    'amelieroux',
    'Colours of lunch',
    'Lemon, olive, terracotta.',
    'fruitBowl placeSetting sharedTable colorPlanes',
  ),
  board('naomiclarke', 'Shop windows', 'What stands in front this week.', 'potInTheSun seedPacket nightGarden', {
    sections: { 'On the sill': 'potInTheSun', Seeds: 'seedPacket' },
  }),
  board('naomiclarke', 'Plant care in pictures', 'Water less. No, even less.', 'plantCare potInTheSun fieldGuide'),
  board('naomiclarke', 'Big leaves', 'The bigger the better.', 'nightGarden cutOuts pressedPlant potInTheSun'),
  board(
    'lucyhart',
    'Allotment 14',
    'Plans in January, courgettes in August.',
    'seedPacket fieldGuide plantCare laidOut',
    {
      sections: { Seeds: 'seedPacket', 'What grows': 'fieldGuide', Harvest: 'laidOut' },
      collaborators: ['benokafor'],
    },
  ),
  board('lucyhart', 'Seed packets', 'Too pretty to open.', 'seedPacket fieldGuide overprint'),
  board('lucyhart', 'Jam and other plans', 'July, in jars.', 'recipeCard fruitBowl packaging'),
  board('benokafor', 'Roof gardens', 'First ask how much the roof can carry.', 'skyline potInTheSun nightGarden', {
    sections: { Pots: 'potInTheSun', Roofs: 'skyline' },
  }),
  board('benokafor', 'Courtyards', 'A tree, a bench, a wall.', 'archCourt branching potInTheSun glazedTiles'),
  board('benokafor', 'Pressed', 'Ferns and friends, between two heavy books.', 'pressedPlant fieldGuide cutOuts'),
  board('noahlindqvist', 'Winter kitchen', 'Roots, broth, cardamom.', 'kitchen breadAndButter laidOut coffee', {
    sections: { 'By the stove': 'kitchen', Baking: 'breadAndButter' },
  }),
  board('yusufaydin', 'Rugs and hangings', 'Read from the border inwards.', 'ikat quilt basketWeave', {
    sections: { Ikat: 'ikat', Pieced: 'quilt' },
  }),
  board('yusufaydin', 'Tea at the window', 'Under lamps, beside water.', 'byTheWindow coffee riverValley'),
  board('yusufaydin', 'Facades', 'Mostly blue, where there is paint.', 'townHouses archCourt glazedTiles'),
]
