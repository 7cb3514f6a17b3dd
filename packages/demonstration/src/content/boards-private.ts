import { board } from './board-line.ts'
import type { DemoBoard } from './demo-board.ts'

const secret = { privacy: 'secret' } as const
const byLink = { privacy: 'protected' } as const

/** What not everybody sees: secret boards, boards by their address only, put-aside ones, and a private profile's. */
export const privateBoards: readonly DemoBoard[] = [
  board('demo', 'Presents', 'Nobody must know.', 'ceramics onHanger alphabet starMap', secret),
  board('demo', 'Old flat', 'For the record.', 'livingRoom shelfWall bedroom', { isArchived: true }),
  board('anaito', 'Surprise for Hana', 'The cat, in print.', 'catsOnSill overprint', {
    ...secret,
    collaborators: ['claracampos'],
  }),
  board('hanakim', 'Names for the second cat', 'There will be no second cat.', 'catsOnSill note', secret),
  board('oscarfalk', 'Not ready yet', 'Sketches for spring.', 'workDesk basketWeave', secret),
  board('priyanair', 'Next collection', 'Until the fair, between us.', 'flats blockPrint outfit', secret),
  board('jonasweber', 'Pitch', 'Due on the fourteenth.', 'logoSheet stationery bigNumber', {
    ...secret,
    collaborators: ['ivannovak'],
  }),
  board('fieldandkiln', 'Spring catalogue', 'Draft three.', 'ceramics placeSetting packaging', secret),
  board(
    'sofiareyes',
    'Menu for the wedding',
    'For those who have the link.',
    'placeSetting sharedTable wreath',
    byLink,
  ),
  board(
    'benokafor',
    'Client: house by the river',
    'For those who have the link.',
    'riverValley archCourt potInTheSun',
    byLink,
  ),
  board('davidokoye', 'Talk in June', 'Slides before they are slides.', 'barRows peaks quietSerif', byLink),
  board('felixgruber', 'Closed huts', 'They were good.', 'cabin overTheRidges', { isArchived: true }),
  board('tessavermeer', 'Last year’s course', 'Done, and well done.', 'stepCard faces', { isArchived: true }),
  board('mirelantz', 'Window seats', 'Tried most of them.', 'byTheWindow catsOnSill', {
    sections: { 'With tea': 'byTheWindow' },
  }),
  board('mirelantz', 'Grey and ochre', 'My two colours.', 'colorFields dunes tartan'),
  board('mirelantz', 'Letters to write', 'And sometimes to send.', 'stationery note'),
]
