import { board } from './board-line.ts'
import type { DemoBoard } from './boards.ts'

const hills = ['landscapes']
const night = ['night-skies']

/** Hills, seas, skies, animals and ways there. */
export const outsideBoards: readonly DemoBoard[] = [
  board('demo', 'Hills', 'Layer behind layer behind layer.', hills, { sections: ['Morning', 'Evening'] }),
  board('demo', 'Someday trips', 'In no order, with no dates.', ['travel', 'landscapes', 'maps']),
  board('demo', 'Birds I have met', 'And some I hope to.', ['animals']),
  board('felixgruber', 'Huts', 'Rated by soup.', ['landscapes', 'architecture'], {
    sections: ['Barley', 'Noodle', 'Dumpling'],
  }),
  board('felixgruber', 'Ridges', 'Left foot, right foot.', hills),
  board('felixgruber', 'Weather', 'Seen coming from far.', ['landscapes', 'night-skies']),
  board('felixgruber', 'Route sketches', 'Three hours, or five with Lena.', ['maps', 'travel', 'charts']),
  board('noahlindqvist', 'Winter light', 'Ten to two, with luck.', hills, { sections: ['Snow', 'Blue hour'] }),
  board('noahlindqvist', 'Northern lights', 'Cold hands, open mouth.', night),
  board('noahlindqvist', 'Cabins by the lake', 'Row there, stay there.', ['landscapes', 'architecture', 'interiors']),
  board('noahlindqvist', 'Wool and wax', 'What to wear at minus twenty.', ['fashion', 'textiles']),
  board('ellawhitaker', 'Birds first', 'Before seven.', ['animals'], { sections: ['Garden', 'Shore', 'Bush'] }),
  board('ellawhitaker', 'Coffee after', 'Flat, white.', ['still-lifes', 'tables']),
  board('ellawhitaker', 'Shorelines', 'Where the map gives up.', hills),
  board('ellawhitaker', 'Eucalyptus', 'Silver on the front, silver on the back.', ['botanical']),
  board('leilahassan', 'Desert nights', 'More stars than sky.', night, { sections: ['Moon', 'Dunes'] }),
  board('leilahassan', 'Dunes', 'Drawn by the wind, signed by a beetle.', hills),
  board('leilahassan', 'Moons', 'New, half, full, lemon.', night),
  board('tobiaswren', 'Old maps', 'With sea monsters where needed.', ['maps', 'travel'], {
    sections: ['Islands', 'Cities', 'Wrong ones'],
  }),
  board('tobiaswren', 'Coasts', 'Longer the closer one looks.', ['landscapes', 'maps', 'travel']),
  board('tobiaswren', 'Stations', 'Halls with clocks.', ['architecture']),
  board('petervanderberg', 'Canals', 'Straight, until they are not.', ['landscapes', 'architecture']),
  board('petervanderberg', 'Flat land', 'The sky does everything.', hills),
  board('petervanderberg', 'City trips by bicycle', 'With a basket.', ['travel', 'architecture'], {
    sections: ['North', 'South'],
  }),
  board('marcosilva', 'The sea behind', 'Always there, like a wall.', hills),
  board('marcosilva', 'Fish', 'Drawn before eaten.', ['animals', 'still-lifes']),
  board('renatacosta', 'Old trees', 'They were here first.', ['landscapes', 'botanical']),
  board('yusufaydin', 'Hills of Anatolia', 'Sheep for scale.', hills),
  board('anaito', 'Foxes', 'In snow, on paper.', ['animals', 'posters']),
  board('lenabrandt', 'Forest in fog', 'Nothing, then a deer.', hills),
  board('benokafor', 'Meadows', 'Mown once a year.', ['landscapes', 'botanical'], { sections: ['Dry', 'Wet'] }),
  board('hanakim', 'Islands', 'By ferry, with oranges.', ['landscapes', 'travel']),
  board('julesmoreau', 'Night trains', 'Asleep in one country, awake in another.', ['travel', 'night-skies']),
  board('ingridsolberg', 'Fjords', 'Deep, and then some.', hills),
  board('mayachen', 'City from above', 'Windows, windows, windows.', ['architecture', 'night-skies']),
  board('kwamemensah', 'Coast road', 'Stop for coconuts.', ['landscapes', 'travel']),
  board('davidokoye', 'Rivers', 'As lines, as places.', ['landscapes', 'maps']),
]
