import { board } from './board-line.ts'
import type { DemoBoard } from './boards.ts'

const secret = { privacy: 'secret' } as const
const byLink = { privacy: 'protected' } as const

/** What not everybody sees: secret boards, boards by their address only, put-aside ones, and a private profile's. */
export const privateBoards: readonly DemoBoard[] = [
  board('demo', 'Presents', 'Nobody must know.', ['still-lifes', 'textiles', 'posters'], secret),
  board('demo', 'Old flat', 'For the record.', ['interiors'], { isArchived: true }),
  board('anaito', 'Surprise for Hana', 'The cat, in print.', ['animals', 'posters'], {
    ...secret,
    collaborators: ['claracampos'],
  }),
  board('hanakim', 'Names for the second cat', 'There will be no second cat.', ['animals', 'typography'], secret),
  board('oscarfalk', 'Not ready yet', 'Sketches for spring.', ['interiors', 'mockups'], secret),
  board('priyanair', 'Next collection', 'Until the fair, between us.', ['textiles', 'fashion'], secret),
  board('jonasweber', 'Pitch', 'Due on the fourteenth.', ['typography', 'mockups'], {
    ...secret,
    collaborators: ['ivannovak'],
  }),
  board('fieldandkiln', 'Spring catalogue', 'Draft three.', ['still-lifes', 'tables'], secret),
  board('sofiareyes', 'Menu for the wedding', 'For those who have the link.', ['tables', 'typography'], byLink),
  board(
    'benokafor',
    'Client: house by the river',
    'For those who have the link.',
    ['botanical', 'architecture'],
    byLink,
  ),
  board('davidokoye', 'Talk in June', 'Slides before they are slides.', ['charts'], byLink),
  board('felixgruber', 'Closed huts', 'They were good.', ['landscapes', 'architecture'], { isArchived: true }),
  board('tessavermeer', 'Last year’s course', 'Done, and well done.', ['howto'], { isArchived: true }),
  board('mirelantz', 'Window seats', 'Tried most of them.', ['interiors'], { sections: ['With tea'] }),
  board('mirelantz', 'Grey and ochre', 'My two colours.', ['landscapes', 'textiles', 'posters']),
  board('mirelantz', 'Letters to write', 'And sometimes to send.', ['mockups', 'typography']),
]
