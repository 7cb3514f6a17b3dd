import { board } from './board-line.ts'
import type { DemoBoard } from './boards.ts'

const letters = ['typography', 'posters']
const cloth = ['textiles', 'fashion']

/** Posters, letters, patterns, cloth and things to make. */
export const makingBoards: readonly DemoBoard[] = [
  board('demo', 'Posters', 'Would hang every one of them.', ['posters', 'travel'], {
    sections: ['Shapes', 'Letters', 'Travel'],
  }),
  board('demo', 'Patterns', 'For wrapping, cutting and staring at.', ['textiles', 'patterns', 'generative']),
  board('anaito', 'Paper and ink', 'Two materials, no excuses.', ['posters', 'generative', 'typography'], {
    sections: ['Brush', 'Cut', 'Printed'],
  }),
  board('anaito', 'Folds', 'Mountain, valley, mountain.', ['generative', 'howto', 'patterns']),
  board('anaito', 'Seasons in four prints', 'One a quarter.', ['botanical', 'landscapes', 'posters']),
  board('anaito', 'Small books', 'Sixteen pages at most.', ['mockups', 'typography']),
  board('julesmoreau', 'Travel posters', 'Places as they wished to be.', ['travel', 'posters', 'landscapes'], {
    sections: ['Coast', 'Mountains', 'Cities'],
  }),
  board('julesmoreau', 'Mid-century', 'Boomerangs and optimism.', ['posters'], { sections: ['Shapes', 'Suns'] }),
  board('julesmoreau', 'Circles', 'It begins with one.', ['posters', 'generative']),
  board('julesmoreau', 'Exhibitions', 'Seen, missed, hoped for.', letters),
  board('carlamoss', 'Letters', 'A to Z and back.', ['typography'], { sections: ['Serif', 'Grotesque', 'By hand'] }),
  board('carlamoss', 'Signs', 'Seen from a moving bus.', letters),
  board('carlamoss', 'One word', 'Large, alone, enough.', ['typography']),
  board('carlamoss', 'Ampersands', 'The best part of any firm.', ['typography', 'mockups']),
  board('jonasweber', 'Grids', 'Twelve columns and a reason.', ['posters', 'typography'], {
    sections: ['Swiss', 'Broken'],
  }),
  board('jonasweber', 'Red, black, white', 'Nothing else today.', letters),
  board('jonasweber', 'Programmes', 'Concerts, trains, timetables.', ['typography', 'charts']),
  board('jonasweber', 'Systems', 'Rules that make pictures.', ['generative', 'charts']),
  board('ivannovak', 'Logos', 'Draw it on a foggy window.', ['mockups', 'typography'], {
    sections: ['Marks', 'Words'],
  }),
  board('ivannovak', 'Stationery', 'Paper that arrives.', ['mockups']),
  board('ivannovak', 'Monograms', 'Two letters, one knot.', ['typography', 'mockups']),
  board('ivannovak', 'Packaging', 'The second before it is torn.', ['mockups', 'patterns']),
  board('priyanair', 'Block prints', 'Carve, ink, press, repeat.', cloth, {
    sections: ['Indigo', 'Madder', 'Borders'],
  }),
  board('priyanair', 'Indigo', 'Green in the air, then blue.', ['textiles']),
  board('priyanair', 'Leaves for carving', 'Simple enough for a knife.', ['botanical']),
  board('priyanair', 'Festival colours', 'All of them, at once.', ['textiles', 'posters', 'patterns']),
  board('ingridsolberg', 'Knits', 'Charts, yokes, swatches.', cloth, { sections: ['Yokes', 'Mittens', 'Swatches'] }),
  board('ingridsolberg', 'Wool colours', 'Dyed with what grows by the road.', ['textiles', 'botanical']),
  board('ingridsolberg', 'Seen from the train', 'Left side going north.', ['landscapes']),
  board('ingridsolberg', 'What to wear when it rains', 'So, always.', ['fashion']),
  board('kwamemensah', 'Weaves', 'Over, under, meaning.', ['textiles'], { sections: ['Strips', 'Borders'] }),
  board('kwamemensah', 'Patterns that count', 'Every line is a number.', ['patterns', 'charts', 'generative']),
  board('kwamemensah', 'Sunday shirts', 'Loud, pressed, on time.', cloth),
  board('kwamemensah', 'Market umbrellas', 'Seen from above.', ['patterns', 'generative']),
  board('samirkhan', 'Compass and rule', 'No computer until Friday.', ['patterns', 'generative'], {
    sections: ['Six-fold', 'Eight-fold'],
  }),
  board('samirkhan', 'Tilings', 'Without gaps, without end.', ['patterns', 'textiles']),
  board('samirkhan', 'Domes', 'Geometry one can stand in.', ['architecture', 'patterns']),
  board('samirkhan', 'Stars', 'With five, eight and ten points.', ['patterns', 'night-skies']),
  board('marcosilva', 'Azulejos', 'Blue, white, salt.', ['patterns', 'textiles'], {
    sections: ['Lisbon', 'Porto', 'Found in skips'],
  }),
  board('marcosilva', 'Floors', 'Look down.', ['patterns', 'interiors']),
  board('marcosilva', 'Facades', 'Tiled from street to roof.', ['architecture']),
  board('grahambell', 'Plotter', 'Pens that know where to go.', ['generative'], {
    sections: ['Lines', 'Fields', 'Accidents'],
  }),
  board('grahambell', 'Flow fields', 'Wind, drawn.', ['generative']),
  board('grahambell', 'Contours', 'Hills without the walk.', ['generative', 'maps', 'travel']),
  board('grahambell', 'Noise', 'The good kind.', ['generative', 'patterns']),
  board('claracampos', 'Colour before form', 'Name it afterwards.', ['posters', 'generative'], {
    sections: ['Warm', 'Cold'],
  }),
  board('claracampos', 'Pink walls', 'And one green door.', ['architecture', 'interiors']),
  board('claracampos', 'Cut paper', 'Scissors are a drawing tool.', ['posters', 'botanical']),
  board('claracampos', 'Fiesta', 'Garlands until the street ends.', ['patterns', 'posters']),
  board('davidokoye', 'Good charts', 'One thing, said well.', ['charts'], {
    sections: ['Bars', 'Lines', 'Small multiples'],
  }),
  board('davidokoye', 'Maps that explain', 'Where, and why there.', ['maps', 'charts', 'travel']),
  board('davidokoye', 'Dashboards, calm', 'Three numbers. Three.', ['charts', 'mockups']),
  board('davidokoye', 'Slides', 'One sentence each.', ['charts', 'typography']),
  board('tessavermeer', 'First lessons', 'Draw the space around it.', ['howto', 'still-lifes'], {
    sections: ['Lines', 'Shadows', 'Hands'],
  }),
  board('tessavermeer', 'Step by step', 'And then the rest of the owl.', ['howto', 'animals']),
  board('tessavermeer', 'Shadows', 'Light does the work.', ['still-lifes', 'interiors']),
  board('tessavermeer', 'Colour exercises', 'Three colours, one hour.', ['posters', 'generative', 'patterns']),
  board('petervanderberg', 'Lists', 'On paper, ticked by hand.', ['charts', 'typography']),
  board('petervanderberg', 'Repair cards', 'Chain, tube, brake, bell.', ['howto']),
  board('leilahassan', 'Star maps', 'With names in three languages.', ['night-skies', 'charts']),
]
