import { scene, type Talk } from './talk.ts'

/** Living rooms, windows, shelves, beds and desks. */
export const roomTalk: Talk = {
  livingRoom: scene(
    [
      'Low sofa, one lamp, nothing on the floor but the rug.',
      'The picture hangs lower than you would think. That is why it works.',
      'Saved for the distance between the sofa and the wall.',
    ],
    [
      'Is the lamp behind the sofa or beside it? I can never decide.',
      'Beside, and a little forward. Behind you read in your own shadow.',
    ],
    ['This is the first living room I have seen where the plant is the right size.'],
    ['I would move in tonight and not touch a thing.', 'Bring your own slippers.'],
    ['One sofa colour braver and it would be mine.'],
  ),
  byTheWindow: scene(
    [
      'A cup, a leaf and whatever is outside.',
      'The window does the decorating.',
      'I sit like this every morning for as long as the coffee lasts.',
    ],
    ['The view changes and the cup stays. I like that.'],
    [
      'Which way does a window like this face?',
      'West. By four it is all gold.',
      'Ours faces north and is blue all day, also nice.',
    ],
    ['No curtains at all? Brave.', 'Nobody lives opposite, only hills.'],
  ),
  readingCorner: scene(
    [
      'Chair, light, shelf within reach. Three things, in that order.',
      'For the corner that is too small for anything else.',
      'Note where the lamp ends: just above the page.',
    ],
    ['How deep are the shelves? Mine eat the whole corner.', 'Twenty-two centimetres. Paperbacks need no more.'],
    ['One chapter, they said. It is two in the morning.'],
    ['The armchair wants a footstool and a cat.', 'The cat is under it.'],
    ['Finally a reading corner with enough books to read.'],
  ),
  shelfWall: scene(
    [
      'Half books, half air.',
      'Frames lean, books stand, nothing is lined up on purpose.',
      'Counted: a third of it is empty, and that third makes it.',
    ],
    ['How do you stop yourself from filling the gaps?', 'I move one thing to another shelf and feel busy.'],
    ['No rainbow of spines, thank you for that.'],
    ['The plant on the top shelf gets watered how, exactly?', 'With a long spout and some faith.'],
  ),
  bedroom: scene(
    [
      'White linen, one warm colour, a window.',
      'Two lamps so that one of us can go on reading.',
      'Bed under the window, head away from the door.',
    ],
    ['I sleep better just looking at it.'],
    ['Does the window above the bed not let the cold in?', 'A thick blind and a hot-water bottle from November.'],
    ['That headboard is simply boards, is it not?', 'Boards and one afternoon.', 'And sandpaper, I hope.'],
  ),
  workDesk: scene(
    [
      'Everything I am working on hangs where I can see it.',
      'One drawer for cables. One.',
      'Chair to the wall, face to the room.',
    ],
    ['The pictures on the wall: tape or pins?', 'Tape, so that I can move them while I am on the phone.'],
    ['Mine looked like this for one day.'],
    ['What is the lamp? The arm looks long enough at last.'],
  ),
  kitchen: scene(
    [
      'One counter, kept clear. Mostly.',
      'Sink under the window, so that nobody minds washing up.',
      'Everything I use twice a day hangs on the wall.',
    ],
    ['Open shelves: does everything not get greasy?', 'What you use daily never has the time.'],
    ['Small kitchen, large soup. I approve.'],
    [
      'How deep is the counter?',
      'Seventy. Ten more than usual, and it changes everything.',
      'Writing that on my hand for Saturday.',
    ],
    ['That colour on the cupboards! What is it called?'],
  ),
}
