/** An article of the demonstration: its words, and what its wall is made of. */
export interface DemoArticle {
  readonly title: string
  readonly summary: string
  readonly words: string
  /** 0 and 2 are trending, 1 is best, 3 is any other. */
  readonly type: 0 | 1 | 2 | 3
  readonly isShop?: true
  readonly daysAgo: number
  /** Scenes whose pins are on the wall, in turn; or the names of boards. */
  readonly wall: { readonly scenes: string } | { readonly boards: readonly string[] }
}

/** What editors of the demonstration wrote. */
export const demoArticles: readonly DemoArticle[] = [
  {
    title: 'Rooms that let you read',
    summary: 'A chair, a lamp at shoulder height, and a shelf within reach. Nothing else is needed.',
    type: 3,
    daysAgo: 0,
    wall: { scenes: 'readingCorner shelfWall byTheWindow livingRoom' },
    words: `Most rooms are furnished for visitors. The ones we keep going back to are furnished for an evening alone with a book.

## Begin with the light

Put the lamp beside the chair and a little forward. Behind you, it throws your own shadow on the page. A window does the same work until four o’clock; sit with your shoulder to it and not with your back.

## Leave a third of the shelf empty

Books that stand tight are books that nobody takes out. More of this is under [reading corners](/ideas/reading-corners/101/) and [shelves](/ideas/shelves/102/).`,
  },
  {
    title: 'Travel posters, old and new',
    summary: 'Four colours, one mountain, and a name in letters that can be read from across the platform.',
    type: 0,
    daysAgo: 1,
    wall: { scenes: 'alpineTrain coastTown parkPoster greeting' },
    words: `A railway poster had three seconds. Whoever stood on the other platform had to want to be elsewhere before the train came in between.

## Why they still work

There is one thing in the picture, and it is large. The sky is one colour. The name stands where the eye leaves. What was a limit of the printing press became a rule of good taste, and people who draw on screens keep to it today.

Look through [travel posters](/ideas/posters/35/), or begin one of your own: choose a place that nobody has heard of.`,
  },
  {
    title: 'The best bread is patient',
    summary: 'Flour, water, salt and one night. What people bake when they stop hurrying.',
    type: 1,
    daysAgo: 2,
    wall: { scenes: 'breadAndButter recipeCard coffee placeSetting' },
    words: `Nothing here takes skill that cannot be learned in three weekends. It takes a bowl with a lid, and the habit of starting the evening before.

## What to watch for

Not the clock: the dough. It is ready when it has grown by half and trembles when the bowl is moved. A dark crust is not burnt, and a loaf that is cut warm is a loaf that is eaten warm, which is the point.

More loaves are under [bread](/ideas/bread/12/), and what goes beside them under [breakfast](/ideas/breakfast/14/).`,
  },
  {
    title: 'Things from the kiln',
    summary: 'Vases, bottles and bowls with glazes that came out as nobody planned.',
    type: 3,
    isShop: true,
    daysAgo: 3,
    wall: { scenes: 'ceramics flowersInVase fruitBowl glazedTiles' },
    words: `A potter plans the shape. The glaze is planned by the fire, and it does not say beforehand.

## Buying by hand

Lift it. A good bowl is lighter than it looks and heavier at the foot. Look inside: where the glaze pools, you see how it ran, and whether somebody cared for what nobody sees.

There is more under [ceramics](/ideas/ceramics/39/).`,
  },
  {
    title: 'Boards worth an afternoon',
    summary: 'Six collections by people who look longer than others do.',
    type: 3,
    daysAgo: 4,
    wall: {
      boards: ['Quiet rooms', 'Posters', 'Travel posters', 'Fish', 'Star maps', 'Knits', 'Good charts', 'Balcony'],
    },
    words: `A good board has an idea that fits into one sentence and fifty pictures that do not contradict it.

We chose these because each of them can be told from the others with closed eyes. Follow what you like: what is added later then comes to your home page.`,
  },
  {
    title: 'Under very dark skies',
    summary: 'Moons, milky ways and northern lights, and what to take along to see them.',
    type: 2,
    daysAgo: 6,
    wall: { scenes: 'milkyWay moon aurora starMap planets' },
    words: `An hour from the last street lamp, the sky has a floor. It takes the eyes twenty minutes to find it, and one look at a phone to lose it again.

## Take along

- a red torch,
- one layer more than seems sensible,
- somebody who does not talk.

The rest is patience. See [night skies](/topics/?q=night) for what others saw.`,
  },
]
