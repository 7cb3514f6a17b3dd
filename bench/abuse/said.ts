import type { Random } from '../dataset/random.ts'

const praise = [
  'So pretty!',
  'Love this',
  'Thank you for sharing',
  'Wow',
  'This is beautiful',
  'Great idea!',
  'Need this in my life',
  'Lovely colours',
  'Amazing work',
  'How did you do that?',
  'Saving this for later',
  'My favourite so far',
  'Made my day',
  'Perfect for our kitchen',
  'Cute',
]
const greetings = [
  'Happy Thanksgiving everyone, enjoy the day with your family',
  'Does anybody know where I can find this pattern please?',
  'I made this for my daughter and she loved it so much',
]
const who = [
  'my sister',
  'a friend of ours',
  'the neighbour',
  'my grandmother',
  'our teacher',
  'a colleague',
  'my husband',
  'the kids',
  'somebody in our village',
  'my cousin',
]
const did = [
  'painted',
  'baked',
  'sewed',
  'planted',
  'built',
  'tried',
  'photographed',
  'repaired',
  'knitted',
  'framed',
  'varnished',
  'cooked',
]
const what = [
  'a chair',
  'this bread',
  'the curtains',
  'two apple trees',
  'a shelf',
  'the soup',
  'an old lamp',
  'a blanket',
  'the garden gate',
  'a wooden box',
  'the bathroom tiles',
  'a birdhouse',
]
const how = [
  'last summer',
  'with what was left over',
  'in a weekend',
  'without any plan',
  'in dark green',
  'for the first time',
  'after seeing it here',
  'with my father’s tools',
  'on a rainy day',
  'for under ten euros',
  'with far too much salt',
  'twice already',
]
const then = [
  'and it held.',
  'and everybody asked for more.',
  'but the second one came out better.',
  'which took longer than I thought.',
  'and I would do it again.',
  'though the colour is off.',
  'and now the cat sleeps on it.',
  'so I know it works.',
  'and the smell was wonderful.',
  'but mind the edges.',
]

/** One of them. */
export const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[random.below(list.length)]
  if (one === undefined) throw new Error('there is nothing to pick')
  return one
}

/** What somebody says about something of their own. */
export const sentence = (random: Random): string =>
  `${pick(random, who)} ${pick(random, did)} ${pick(random, what)} ${pick(random, how)} ${pick(random, then)}`

/** What people write under a picture: mostly short praise, now and then what many say, or something of their own. */
export function remark(random: Random): string {
  if (random.isHit(0.5)) return pick(random, praise)
  return random.isHit(0.06) ? pick(random, greetings) : sentence(random)
}

const offers = [
  'Earn five hundred dollars a day working from home, write to me for the details',
  'Lose ten kilos in two weeks with this simple trick that doctors do not want you to know',
  'I was broke until I found this trading group, now my money doubles every single week',
  'Get thousands of real followers today, cheap and fast, ask me how it works',
]
const synonyms: readonly (readonly string[])[] = [
  ['dollars', 'bucks', 'euros'],
  ['simple', 'easy', 'quick'],
  ['found', 'joined', 'met'],
  ['today', 'tonight', 'right now'],
  ['working', 'earning', 'while working'],
  ['details', 'plan', 'offer'],
  ['cheap', 'low priced', 'affordable'],
  ['week', 'month', 'day'],
]
const alike: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і' }

/** An offer of a campaign. */
export const offer = (campaign: number): string => offers[campaign % offers.length] ?? ''

/** An offer with digits, signs and pictures around it. */
export const dressed = (random: Random, text: string): string =>
  `${pick(random, ['🔥', '!!!', '💰💰', '>>', ''])} ${random.isHit(0.5) ? text.toUpperCase() : text} ${random.below(10_000)} ${pick(random, ['🙏', '…', '✅', '#now', '$$$'])}`

/** An offer in which some letters only look like Latin ones. */
export const disguised = (random: Random, text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => (random.isHit(0.4) ? (alike[letter] ?? letter) : letter))

/** An offer with some words replaced. */
export const spun = (random: Random, text: string): string => {
  let said = text
  for (const [word = '', ...others] of synonyms) if (random.isHit(0.5)) said = said.replace(word, pick(random, others))
  return random.isHit(0.3) ? `Hi! ${said}` : said
}
