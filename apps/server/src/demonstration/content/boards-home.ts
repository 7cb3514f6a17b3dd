import { board } from './board-line.ts'
import type { DemoBoard } from './boards.ts'

const rooms = ['interiors']
const plants = ['botanical']
const table = ['still-lifes', 'tables']
const houses = ['architecture']

/** Rooms, tables, plants and houses. */
export const homeBoards: readonly DemoBoard[] = [
  board('demo', 'Quiet rooms', 'Rooms in which one could read a whole book.', rooms, {
    sections: ['Windows', 'Reading corners', 'Lamps'],
    collaborators: ['mayachen'],
  }),
  board('demo', 'Balcony', 'Two square metres, facing west.', plants, { sections: ['Pots', 'Herbs'] }),
  board('demo', 'For the kitchen wall', 'Four empty hooks, many plans.', ['posters', 'still-lifes', 'typography']),
  board('mayachen', 'Small flats', 'Where the bed goes, where the bicycle goes.', rooms, {
    sections: ['Storage', 'Folding things', 'One-room plans'],
  }),
  board('mayachen', 'Warm light', 'Lamps below eye level.', rooms),
  board('mayachen', 'Green in the corner', 'Plants that forgive.', plants),
  board('mayachen', 'Shelves', 'Books by colour are a crime. These are not.', ['interiors', 'still-lifes']),
  board('lenabrandt', 'The house in the woods', 'Everything for it, in order of need.', ['interiors', 'architecture'], {
    sections: ['Stove', 'Windows', 'Sleeping loft', 'Tools'],
    collaborators: ['felixgruber', 'oscarfalk'],
  }),
  board('lenabrandt', 'Stoves and hearths', 'Warm from one side, cold from the other.', rooms),
  board('lenabrandt', 'Cabins', 'Small roofs, deep snow.', ['architecture', 'landscapes'], {
    sections: ['Roofs', 'Porches'],
  }),
  board('oscarfalk', 'Chairs', 'Rated by how long one stays.', rooms, { sections: ['Wood', 'Woven', 'Outdoors'] }),
  board('oscarfalk', 'Rooms around a table', 'Start with the table, then build the walls.', ['interiors', 'tables']),
  board('oscarfalk', 'Danish light', 'Grey, and then all of a sudden gold.', ['interiors', 'landscapes']),
  board('renatacosta', 'Concrete and leaves', 'One holds the other.', ['architecture', 'botanical'], {
    sections: ['Courtyards', 'Stairs'],
  }),
  board('renatacosta', 'Modern houses', 'Flat roofs, patient gardens.', houses),
  board('renatacosta', 'Patios', 'Rooms without a ceiling.', ['architecture', 'interiors']),
  board('omarhaddad', 'Arches', 'Round, pointed, horseshoe, broken.', houses, { sections: ['Pointed', 'Round'] }),
  board('omarhaddad', 'Stairs', 'Going up is only half of it.', houses),
  board('omarhaddad', 'Shade', 'What a wall is for at noon.', ['architecture', 'landscapes']),
  board('omarhaddad', 'City edges', 'Where the houses stop.', ['architecture', 'landscapes']),
  board('hanakim', 'Bowls', 'A good one fits two hands.', table, { sections: ['Glazes', 'Shapes'] }),
  board('hanakim', 'Tea', 'Leaves, cups, minutes.', table),
  board('hanakim', 'The round cat and friends', 'Mostly the round cat.', ['animals']),
  board('hanakim', 'A calm desk', 'One lamp, one cup, one pen.', ['interiors', 'mockups']),
  board('fieldandkiln', 'From the kiln', 'What came out this month, and what nearly did.', table, {
    sections: ['Plates', 'Vases', 'Seconds'],
  }),
  board('fieldandkiln', 'Glaze tests', 'Number 41 is the one. Number 42 was a mistake.', ['still-lifes', 'generative']),
  board('fieldandkiln', 'Set tables', 'Our plates at your house.', table),
  board('fieldandkiln', 'The workshop', 'Clay on everything.', ['interiors', 'still-lifes']),
  board('sofiareyes', 'Sunday lunch', 'For twelve, give or take four.', table, {
    sections: ['Starters', 'Rice', 'Sweet things'],
  }),
  board('sofiareyes', 'Bread', 'Flour, water, salt and a lot of waiting.', table, { sections: ['Sourdough', 'Flat'] }),
  board('sofiareyes', 'Recipes on one card', 'If it does not fit, it is two recipes.', ['howto', 'tables']),
  board('sofiareyes', 'Market days', 'Come early, leave with flowers.', ['still-lifes', 'botanical']),
  board('amelieroux', 'Still lifes', 'With one thing too many.', table, { sections: ['Fruit', 'Flowers'] }),
  board('amelieroux', 'Flowers in the wrong vase', 'And it works.', ['still-lifes', 'botanical']),
  board('amelieroux', 'Colours of lunch', 'Lemon, olive, terracotta.', ['still-lifes', 'tables', 'posters']),
  board('naomiclarke', 'Shop windows', 'What stands in front this week.', plants, { sections: ['Easy ones', 'Divas'] }),
  board('naomiclarke', 'Plant care in pictures', 'Water less. No, even less.', ['botanical', 'charts', 'howto']),
  board('naomiclarke', 'Big leaves', 'The bigger the better.', plants),
  board('lucyhart', 'Allotment 14', 'Plans in January, courgettes in August.', ['botanical', 'howto'], {
    sections: ['Beds', 'Compost', 'The shed'],
    collaborators: ['benokafor'],
  }),
  board('lucyhart', 'Seed packets', 'Too pretty to open.', ['botanical', 'posters']),
  board('lucyhart', 'Jam and other plans', 'July, in jars.', table),
  board('benokafor', 'Roof gardens', 'First ask how much the roof can carry.', ['botanical', 'architecture'], {
    sections: ['Grasses', 'Shade', 'Water'],
  }),
  board('benokafor', 'Courtyards', 'A tree, a bench, a wall.', ['architecture', 'botanical']),
  board('benokafor', 'Ferns', 'Two hundred million years without a flower.', plants),
  board('noahlindqvist', 'Winter kitchen', 'Roots, broth, cardamom.', table, { sections: ['Soups', 'Buns'] }),
  board('yusufaydin', 'Rugs', 'Read from the border inwards.', ['textiles'], { sections: ['Kilims', 'Knotted'] }),
  board('yusufaydin', 'Tea gardens', 'Under trees, beside water.', ['landscapes', 'interiors']),
  board('yusufaydin', 'Doors', 'Mostly blue.', houses),
]
