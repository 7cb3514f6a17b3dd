import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'

/** Short sentences of our own. */
const sayings = [
  'Slow is also a speed',
  'Make room for light',
  'Water the good things',
  'Begin badly, begin today',
  'Less noise, more bread',
  'Keep the window open',
  'Small steps still arrive',
  'Tea first, then the world',
  'Be the calm in the kitchen',
  'Draw it before you know it',
  'Rest is part of the work',
  'Leave room for dessert',
  'Grow at your own pace',
  'Mend it, love it, keep it',
  'Today is enough',
  'Stay for one more song',
  'Good things take butter',
  'Look up more often',
  'Plant now, thank yourself later',
  'Kind hands, curious mind',
  'The sea knows nothing of Monday',
  'Done beats perfect',
  'Wear the good socks',
  'Ask the moon',
  'Yes to long lunches',
  'Home is a verb',
  'Quiet mornings, loud plans',
  'Take the scenic route',
  'Everything in its own season',
  'Say it with soup',
] as const

export function saying(round: number, offset: number): string {
  return entry(sayings, round * 5 + offset)
}

export function said(text: string, how: string): Words {
  return { name: text, alt: `The words “${text}” ${how}.`, tags: ['quote', 'typography', 'lettering', 'print'] }
}
