/** What people of the demonstration say under pins; `{tag}` becomes a word of the picture. */
export const remarks: readonly string[] = [
  'This one stays with me.',
  'I would hang this tomorrow.',
  'The colours! Especially the small patch at the edge.',
  'Saved it twice by mistake. No regrets.',
  'Where does one even start with something like this?',
  'Exactly what my board about {tag} was missing.',
  'Looks easy. Is not. I tried.',
  'My grandmother had something like this in the hallway.',
  'The light does all the work here.',
  'How large is it? It looks large.',
  'Calm. I like calm.',
  'Does anybody know more about {tag} like this?',
  'Second from the left in my dream house.',
  'I keep coming back to this.',
  'Simple and not boring, that is rare.',
  'Printed it, framed it, love it.',
  'The proportions are so good.',
  'Somebody please make this as fabric.',
  'Good morning to this picture only.',
  'It took me three looks to see how it is made.',
  'A little less on the right and it would be perfect. Still great.',
  'This is how I want my week to feel.',
  'Stealing the palette, thank you.',
  'I showed it to my class and everybody went quiet.',
  '{tag} at its best.',
  'Reminds me of a summer I had.',
]

/** What people answer. */
export const answers: readonly string[] = [
  'Same here!',
  'Thank you, that is kind.',
  'It is about as wide as a door.',
  'Try it with more water next time.',
  'I have two more like it, will save them tonight.',
  'You should come and see it.',
  'Agreed, the edge makes it.',
  'I asked myself the same thing.',
  'Go ahead, that is what it is for.',
  'Took me all of February.',
]

/** What stands under a pin's title; `{name}` is the picture's, `{tag}` one of its words, `{board}` the board's. */
export const descriptions: readonly string[] = [
  '',
  'Found while looking for something else.',
  'For {board}. Note the {tag}.',
  'Keep for later: how the {tag} carries the whole picture.',
  'Tried this on Sunday. Works.',
  '{name}, seen slowly.',
  'More {tag}, please.',
  'The quiet one of the series.',
  'Third version. The first two were too loud.',
  'A study in {tag}.',
  'Good at breakfast, better in the evening.',
  'What I like: the {tag}, and what is left out.',
  'Made with two colours and some patience.',
]

/** Where some pins say they come from. */
export const sources: readonly string[] = [
  'https://example.org/studio',
  'https://example.com/notes',
  'https://example.net/archive',
  'https://example.org/shop',
  'https://example.com/journal',
]

/** What people write who tried what a pin shows. */
export const triedNotes: readonly string[] = [
  'Worked on the second try. The first one is still in the oven.',
  'Made it half as large and twice as blue.',
  'Took an evening and a half. Worth it.',
  'The children helped, so it is not straight. Perfect.',
  'Left out the last step. Nobody noticed.',
  'Now it hangs in the hallway and everybody asks.',
  'Easier than it looks, if you start on the left.',
  'Three mistakes, all of them mine.',
]
