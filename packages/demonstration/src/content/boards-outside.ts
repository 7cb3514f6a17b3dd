import { board } from './board-line.ts'
import type { DemoBoard } from './demo-board.ts'

/** Hills, seas, skies, animals and ways there. */
export const outsideBoards: readonly DemoBoard[] = [
  board('demo', 'Hills', 'Layer behind layer behind layer.', 'overTheRidges flowerRows forestInFog mirroredPeak', {
    sections: { Ridges: 'overTheRidges', Fields: 'flowerRows' },
  }),
  board(
    'demo',
    'Someday trips',
    'In no order, with no dates.',
    'alpineTrain coastTown ticket islandMap lighthouseCliffs',
  ),
  board('demo', 'Birds I have met', 'And some I hope to.', 'birdsOnBranch wader butterflies'),
  board('felixgruber', 'Huts', 'Rated by soup.', 'cabin overTheRidges mirroredPeak', {
    sections: { Huts: 'cabin', 'The way there': 'overTheRidges mirroredPeak' },
  }),
  board('felixgruber', 'Ridges', 'Left foot, right foot.', 'overTheRidges peaks mirroredPeak ridgeLines'),
  board('felixgruber', 'Weather', 'Seen coming from far.', 'openSea forestInFog aurora lighthouseCliffs'),
  board(
    'felixgruber',
    'Before setting out',
    'Three hours, or five with Lena.',
    'peaks parkPoster contourBands islandMap',
  ),
  board('noahlindqvist', 'Winter light', 'Ten to two, with luck.', 'mirroredPeak forestInFog cabin overTheRidges', {
    sections: { Snow: 'mirroredPeak cabin', 'Blue hour': 'forestInFog overTheRidges' },
  }),
  board('noahlindqvist', 'Northern lights', 'Cold hands, open mouth.', 'aurora milkyWay mirroredPeak'),
  board('noahlindqvist', 'Cabins by the lake', 'Row there, stay there.', 'cabin mirroredPeak riverValley'),
  board('noahlindqvist', 'Wool and wax', 'What to wear at minus twenty.', 'knitSwatch onHanger tartan'),
  board('ellawhitaker', 'Birds first', 'Before seven.', 'birdsOnBranch wader whale', {
    sections: { Garden: 'birdsOnBranch', Shore: 'wader' },
  }),
  board('ellawhitaker', 'Coffee after', 'Flat, white.', 'coffee byTheWindow breadAndButter'),
  board('ellawhitaker', 'Shorelines', 'Where the map gives up.', 'beachFromAbove lighthouseCliffs openSea'),
  board('ellawhitaker', 'Wings', 'Feathered, dusted, painted.', 'butterflies birdsOnBranch wader'),
  board('leilahassan', 'Desert nights', 'More stars than sky.', 'milkyWay dunes moon', {
    sections: { Sky: 'milkyWay moon', Sand: 'dunes' },
  }),
  board('leilahassan', 'Dunes', 'Drawn by the wind, signed by a beetle.', 'dunes mesas colorPlanes'),
  board('leilahassan', 'Moons', 'New, half, full, lemon.', 'moon planets aurora'),
  board('tobiaswren', 'Maps', 'With sea monsters where needed.', 'islandMap cityMap lineNetwork', {
    sections: { Islands: 'islandMap', Cities: 'cityMap' },
  }),
  board('tobiaswren', 'Coasts', 'Longer the closer one looks.', 'lighthouseCliffs islandMap coastTown beachFromAbove'),
  board('tobiaswren', 'Stations', 'Trams, trains, timetables.', 'lineNetwork alpineTrain ticket'),
  board('petervanderberg', 'Canals', 'Straight, until they are not.', 'townHouses riverValley cityMap'),
  board('petervanderberg', 'Flat land', 'The sky does everything.', 'flowerRows openSea wader'),
  board('petervanderberg', 'City trips', 'With a basket on the front.', 'townHouses cityMap skyline archCourt', {
    sections: { Streets: 'townHouses archCourt', Maps: 'cityMap' },
  }),
  board('marcosilva', 'The sea behind', 'Always there, like a wall.', 'openSea lighthouseCliffs coastTown'),
  board('marcosilva', 'Fish', 'Drawn before eaten.', 'shoal whale openSea'),
  board('renatacosta', 'Old trees', 'They were here first.', 'branching forestInFog flowerRows'),
  board('yusufaydin', 'Hills of Anatolia', 'Goats for scale, somewhere.', 'overTheRidges mesas flowerRows riverValley'),
  board('anaito', 'Foxes', 'In snow, on paper.', 'foxInGrass catsOnSill wader'),
  board('lenabrandt', 'Forest in fog', 'Nothing, then a deer.', 'forestInFog foxInGrass overTheRidges'),
  board('benokafor', 'Meadows', 'Mown once a year.', 'flowerRows fieldGuide butterflies', {
    sections: { Fields: 'flowerRows', 'What lives there': 'butterflies fieldGuide' },
  }),
  board('hanakim', 'Islands', 'By ferry, with oranges.', 'islandMap coastTown lighthouseCliffs openSea'),
  board('julesmoreau', 'Night trains', 'Asleep in one country, awake in another.', 'ticket alpineTrain skyline moon'),
  board('ingridsolberg', 'Fjords', 'Deep, and then some.', 'mirroredPeak lighthouseCliffs aurora'),
  board('mayachen', 'City from above', 'Windows, windows, windows.', 'skyline brutalistBlock cityMap'),
  board('kwamemensah', 'Coast road', 'Stop for coconuts.', 'beachFromAbove openSea coastTown'),
  board('davidokoye', 'Rivers', 'As lines, as places.', 'riverValley lineNetwork flowField'),
  board('felixgruber', 'Dogs of the valley', 'All of them know me by name.', 'dogPortrait foxInGrass'),
  board('lucyhart', 'Who visits', 'Mostly for the strawberries.', 'birdsOnBranch butterflies foxInGrass catsOnSill'),
]
