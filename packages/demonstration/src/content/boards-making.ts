import { board } from './board-line.ts'
import type { DemoBoard } from './demo-board.ts'

/** Posters, letters, patterns, cloth and things to make. */
export const makingBoards: readonly DemoBoard[] = [
  board(
    'demo',
    'Posters',
    'Would hang every one of them.',
    'overprint atomicAge arcsAndWord risingRays geometryGrid alpineTrain coastTown bars',
    {
      sections: {
        Shapes: 'overprint atomicAge geometryGrid',
        Letters: 'arcsAndWord risingRays bars',
        Travel: 'alpineTrain coastTown',
      },
    },
  ),
  board(
    'demo',
    'Patterns',
    'For wrapping, cutting and staring at.',
    'truchet packedCircles blockPrint terrazzo quilt glazedTiles',
  ),
  board('anaito', 'Paper and ink', 'Two materials, no excuses.', 'brushStrokes cutOuts halftone overprint wreath', {
    sections: { Brush: 'brushStrokes', Cut: 'cutOuts', Printed: 'halftone overprint' },
  }),
  board('anaito', 'Folds and steps', 'Mountain, valley, mountain.', 'stepCard contourBands truchet'),
  board('anaito', 'Seasons in prints', 'One a quarter.', 'branching wader colorPlanes pressedPlant'),
  board('anaito', 'On paper', 'Letters, cards, tickets, notes.', 'stationery ticket note greeting'),
  board('julesmoreau', 'Travel posters', 'Places as they wished to be.', 'alpineTrain coastTown parkPoster greeting', {
    sections: { Coast: 'coastTown', Mountains: 'alpineTrain', Parks: 'parkPoster' },
  }),
  board('julesmoreau', 'Mid-century', 'Boomerangs and optimism.', 'atomicAge hangingMobile overprint geometryGrid', {
    sections: { Shapes: 'atomicAge overprint', Mobiles: 'hangingMobile' },
  }),
  board('julesmoreau', 'Circles', 'It begins with one.', 'arcsAndWord packedCircles spirograph arches'),
  board('julesmoreau', 'Exhibitions', 'Seen, missed, hoped for.', 'bigNumber croppedLetters workshop bars risingRays'),
  board('carlamoss', 'Letters', 'A to Z and back.', 'alphabet croppedLetters stackedWords quietSerif', {
    sections: { Alphabets: 'alphabet', Serif: 'quietSerif', Loud: 'stackedWords croppedLetters' },
  }),
  board('carlamoss', 'Signs', 'Seen from a moving bus.', 'groovy bigNumber stackedWords greeting'),
  board('carlamoss', 'One word', 'Large, alone, enough.', 'croppedLetters risingRays arcsAndWord greeting'),
  board('carlamoss', 'Sentences to keep', 'Short ones, well set.', 'quietSerif wreath note groovy'),
  board('jonasweber', 'Grids', 'Twelve columns and a reason.', 'geometryGrid bigNumber smallMultiples logoSheet', {
    sections: { Kept: 'bigNumber smallMultiples', Broken: 'geometryGrid' },
  }),
  board('jonasweber', 'Diagonals', 'Nothing upright today.', 'workshop bars herringbone'),
  board('jonasweber', 'Programmes', 'Concerts, trains, timetables.', 'arcsAndWord bigNumber lineNetwork ticket'),
  board('jonasweber', 'Systems', 'Rules that make pictures.', 'lineNetwork truchet heatWeek rankings voronoi'),
  board('ivannovak', 'Logos', 'Draw it on a foggy window.', 'logoSheet stationery packaging', {
    sections: { Marks: 'logoSheet', 'On paper': 'stationery', 'On boxes': 'packaging' },
  }),
  board('ivannovak', 'Stationery', 'Paper that arrives.', 'stationery note ticket'),
  board('ivannovak', 'Letters that fit', 'And a few that had to be pushed.', 'alphabet logoSheet croppedLetters'),
  board('ivannovak', 'Packaging', 'The second before it is torn.', 'packaging seedPacket logoSheet'),
  board('priyanair', 'Block prints', 'Carve, ink, press, repeat.', 'blockPrint halftone cutOuts', {
    sections: { Cloth: 'blockPrint', Paper: 'halftone cutOuts' },
  }),
  board('priyanair', 'Dyed before woven', 'Soft edges, hard work.', 'ikat blockPrint tartan'),
  board('priyanair', 'Leaves for carving', 'Simple enough for a knife.', 'cutOuts pressedPlant fieldGuide'),
  board('priyanair', 'Festival colours', 'All of them, at once.', 'quilt packedCircles risingRays ikat'),
  board('ingridsolberg', 'Knits', 'Charts, yokes, swatches.', 'knitSwatch onHanger flats', {
    sections: { Swatches: 'knitSwatch', Jumpers: 'onHanger' },
  }),
  board('ingridsolberg', 'Checks and wool', 'Softer every winter.', 'tartan knitSwatch outfit'),
  board(
    'ingridsolberg',
    'Seen from the train',
    'Left side going north.',
    'mirroredPeak riverValley forestInFog flowerRows',
  ),
  board('ingridsolberg', 'What to wear when it rains', 'So, always.', 'outfit onHanger tartan'),
  board('kwamemensah', 'Weaves', 'Over, under, meaning.', 'basketWeave ikat tartan', {
    sections: { Baskets: 'basketWeave', Cloth: 'ikat tartan' },
  }),
  board('kwamemensah', 'Patterns that count', 'Every line is a number.', 'heatWeek radialYear truchet smallMultiples'),
  board('kwamemensah', 'Sunday shirts', 'Loud, pressed, on time.', 'onHanger blockPrint outfit'),
  board('kwamemensah', 'From above', 'Umbrellas, tables, towns.', 'beachFromAbove sharedTable cityMap packedCircles'),
  board('samirkhan', 'Compass and rule', 'No computer until Friday.', 'spirograph geometryGrid glazedTiles', {
    sections: { Curves: 'spirograph', Tiles: 'glazedTiles' },
  }),
  board('samirkhan', 'Tilings', 'Without gaps, without end.', 'glazedTiles truchet herringbone voronoi'),
  board('samirkhan', 'Vaults', 'Geometry one can stand in.', 'archCourt stairwell arches'),
  board('samirkhan', 'Stars', 'Of tile, of thread, of light.', 'glazedTiles starMap spirograph quilt'),
  board('marcosilva', 'Azulejos', 'Blue, white, salt.', 'glazedTiles truchet terrazzo', {
    sections: { Walls: 'glazedTiles', Floors: 'truchet terrazzo' },
  }),
  board('marcosilva', 'Floors', 'Look down.', 'herringbone terrazzo truchet'),
  board('marcosilva', 'House fronts', 'Painted from street to roof.', 'townHouses coastTown brutalistBlock'),
  board('grahambell', 'Plotter', 'Pens that know where to go.', 'flowField ridgeLines spirograph branching', {
    sections: { Lines: 'ridgeLines flowField', Wheels: 'spirograph', Trees: 'branching' },
  }),
  board('grahambell', 'Fields', 'Wind, drawn.', 'flowField contourBands halftone'),
  board('grahambell', 'Contours', 'Hills without the walk.', 'contourBands ridgeLines islandMap'),
  board('grahambell', 'Noise', 'The good kind.', 'moire halftone voronoi flowField'),
  board('claracampos', 'Colour before form', 'Name it afterwards.', 'colorFields colorPlanes brushStrokes voronoi', {
    sections: { Fields: 'colorFields', Planes: 'colorPlanes', Strokes: 'brushStrokes' },
  }),
  board('claracampos', 'Pink walls', 'And one green door.', 'stairwell archCourt coastTown'),
  board('claracampos', 'Cut paper', 'Scissors are a drawing tool.', 'cutOuts contourBands geometryGrid colorPlanes'),
  board('claracampos', 'Faces', 'One line, if possible.', 'faces overprint brushStrokes'),
  board(
    'davidokoye',
    'Good charts',
    'One thing, said well.',
    'barRows smallMultiples rankings fanOfParts peaks radialYear',
    {
      sections: { Bars: 'barRows', Rings: 'fanOfParts radialYear', 'Small multiples': 'smallMultiples' },
    },
  ),
  board('davidokoye', 'Maps that explain', 'Where, and why there.', 'cityMap lineNetwork islandMap heatWeek'),
  board('davidokoye', 'Dashboards, calm', 'Three numbers. Three.', 'phones fanOfParts barRows'),
  board('davidokoye', 'A year in data', 'Counted with a pencil on a string.', 'radialYear heatWeek rankings'),
  board('tessavermeer', 'First lessons', 'Draw the space around it.', 'fruitBowl faces branching ceramics', {
    sections: { Things: 'fruitBowl ceramics', Faces: 'faces', Trees: 'branching' },
  }),
  board('tessavermeer', 'Step by step', 'And then the rest of the owl.', 'stepCard recipeCard birdsOnBranch'),
  board('tessavermeer', 'Shadows', 'Light does the work.', 'potInTheSun coffee stairwell fruitBowl'),
  board(
    'tessavermeer',
    'Colour exercises',
    'Three colours, one hour.',
    'colorPlanes geometryGrid packedCircles colorFields',
  ),
  board('petervanderberg', 'Lists', 'Ranked, counted, ticked.', 'rankings barRows recipeCard note'),
  board('petervanderberg', 'How to', 'Tested on a rainy Sunday.', 'stepCard plantCare seedPacket'),
  board('leilahassan', 'Star maps', 'With names in three languages.', 'starMap planets milkyWay'),
]
