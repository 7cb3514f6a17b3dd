import { scene, type Talk } from './talk.ts'

/** Posters with and without letters. */
export const posterTalk: Talk = {
  arches: scene(
    ['Three bows and a sun.', 'For the wall above the bench.', 'Cut the largest arch first, then breathe.'],
    ['Which paper is this on?', 'Cotton, 300 grams, torn edge.'],
    ['My daughter says it is a hill for caterpillars.'],
    ['Warm without being sweet.'],
  ),
  arcsAndWord: scene(
    ['One word, many circles.', 'The small print is small on purpose.', 'Found folded in a second-hand book.'],
    ['What is the typeface?', 'Something black and friendly. Cut by hand, I think.'],
    ['The circle runs off the sheet and I run with it.'],
    ['I went to this! I think. I would have.'],
  ),
  geometryGrid: scene(
    [
      'Quarter circles and one rule: no two alike.',
      'First-week exercise, done in the last week.',
      'Turn any square, it still holds.',
    ],
    ['Somebody please make this as a quilt.'],
    ['How many colours did you allow yourself?', 'Five, and one of them is paper.'],
    ['I keep looking for the square that breaks the rule.', 'Row three. You are welcome.'],
  ),
  brushStrokes: scene(
    [
      'One breath, one stroke.',
      'The dry end of the brush is the good end.',
      'Forty sheets in the bin, this one on the wall.',
    ],
    ['How wide is the brush?', 'A hand. It was meant for doors.'],
    ['You can see exactly where the ink ran out.'],
    ['Calm. I like calm.'],
  ),
  workshop: scene(
    [
      'Diagonals in a good mood.',
      'One bar, another bar, and off it goes.',
      'Printed in two colours, trapped badly, better for it.',
    ],
    ['The diagonal does all the shouting.'],
    [
      'Is this letterpress?',
      'The bars are. The circle is a cut potato.',
      'I will never look at potatoes the same way.',
    ],
    ['Looks a hundred years old and quite awake.'],
  ),
  overprint: scene(
    [
      'Two inks that make three.',
      'Where they overlap is where I look.',
      'The dark leaf is nobody’s colour: it happened.',
    ],
    ['Which ink goes down first?', 'The lighter one, always, and then courage.'],
    ['Reminds me of my grandparents’ kitchen towels, in the best way.'],
    ['I love that nothing lines up.'],
  ),
  bigNumber: scene(
    ['The number is the picture.', 'White space, a figure, an address.', 'You can read it from the tram.'],
    ['So much nothing and all of it useful.'],
    ['What did you set the small lines in?', 'The same face. One is enough.'],
    ['I would go just for the poster.'],
  ),
  faces: scene(
    [
      'One line and I lifted the pen twice.',
      'Nobody in particular. Everybody says it is their sister.',
      'The ear came last.',
    ],
    ['The earring makes it a person.'],
    ['Do you draw from a model?', 'From the bus. People keep very still on the bus.'],
    ['It is the eyelid that does it.'],
  ),
  atomicAge: scene(
    [
      'For a bar with a good radio.',
      'Kidneys, stars and optimism.',
      'Curtain pattern from a time that believed in rockets.',
    ],
    ['My grandfather had this on his cocktail cabinet.'],
    ['Is there fabric of it?', 'A tablecloth. It hides everything.'],
    ['Exactly the right amount of boomerang.'],
  ),
  risingRays: scene(
    ['Rays for those at the back.', 'The sun is also the stage.', 'Stripes all the way, and a title for balance.'],
    ['I can hear the brass section.'],
    ['How do you keep rays even?', 'A protractor, a long ruler and no telephone.'],
    ['Two colours and it is loud. Wonderful.'],
  ),
  colorPlanes: scene(
    ['Hills, if you want them to be.', 'Torn edges, five papers.', 'A landscape with the details left out.'],
    ['I see water. My husband sees a cake.'],
    ['Is the top strip sky or paper?', 'It is sky when the sun shines on it.'],
    ['Stealing the palette, thank you.'],
  ),
  croppedLetters: scene(
    [
      'Letters too large for their sheet.',
      'You read it although half is missing.',
      'Cropped until it nearly fell over.',
    ],
    ['It took me three looks to read it, which is two more than usual. Good.'],
    ['How do you know when to stop cropping?', 'One step after it gets uncomfortable, I go one back.'],
    ['The white shape in the middle is my favourite letter.'],
  ),
  hangingMobile: scene(
    [
      'The small one weighs as much as all the others.',
      'Wire, card, a draught.',
      'It took an afternoon to hang and an evening to balance.',
    ],
    ['How do you balance it?', 'From the bottom up, one arm at a time.'],
    ['Mine turned into a knot.', 'They all do, on the way home.'],
    ['Even drawn, it seems to move.'],
  ),
  bars: scene(
    ['Tempo, in stripes.', 'Read it with your head tilted.', 'The circle had to go somewhere, so it leads.'],
    ['Vertical type and still polite.'],
    ['Are the bars all the same width?', 'Each is a hair wider than the last.'],
    ['This one I would steal from a station wall. I would ask first.'],
  ),
  colorFields: scene(
    ['Stand close, then closer.', 'Thin layers, eleven of them.', 'The edge between the two is where it hums.'],
    ['Pictures do not do this justice, and this is a picture.'],
    ['How long between layers?', 'A day. Two when it rains.'],
    ['For over the bed. You wake into a colour.'],
  ),
}

/** Sayings, notes and alphabets. */
export const letterTalk: Talk = {
  stackedWords: scene(
    [
      'Every line as wide as the one above, whatever it takes.',
      'Set tight, then tighter.',
      'For the office, the side nobody photographs.',
    ],
    ['My mother would cross-stitch this.', 'Mine would correct the comma.'],
    ['The short word getting the large type is always funny.'],
    ['Printed, framed, hung by the kettle.'],
  ),
  wreath: scene(
    [
      'Leaves drawn on Monday, words on Friday.',
      'A wreath for words that need one.',
      'Card for a friend with a new kitchen.',
    ],
    ['Did you write it before or after the leaves?', 'After. The leaves decide how much room there is.'],
    ['Sweet, and not too sweet.'],
    ['I am sending this to my sister without comment.'],
  ),
  quietSerif: scene(
    ['One sentence, said once.', 'A serif that does not raise its voice.', 'Small type, large margin.'],
    ['I needed this on a Tuesday.'],
    ['Which serif?', 'A display cut with fat hairs. It reads itself.'],
    ['The margins say as much as the words.'],
  ),
  groovy: scene(
    ['Letters that have been dancing.', 'Fat, warm and slightly out of line.', 'As sung from the back seat in 1972.'],
    ['The wobble! How is it drawn?', 'Straight first, then I let go of the baseline.'],
    ['My van needs this on its side.'],
    ['I hear a tambourine.'],
  ),
  note: scene(
    ['Taped to the fridge since March.', 'Written standing up.', 'A note to whoever comes home first.'],
    ['The tape is the nicest part.'],
    ['Whose handwriting is that?', 'A brush’s. Mine is illegible.'],
    ['I have left this on my desk for myself.'],
  ),
  alphabet: scene(
    ['Twenty-six squares, one quiet Sunday.', 'The Q always gets its own way.', 'For a hallway with a child in it.'],
    ['Is the ampersand included?', 'Bottom right, where it belongs.'],
    ['G is the best one. G is always the best one.', 'R would like a word.'],
    ['We learned to read from a chart like this.'],
  ),
}
