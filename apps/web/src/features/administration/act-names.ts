import { type ActKind, actKinds } from '@pinfold/contract'
import { adminActsWords } from './admin-acts.words.ts'

// A kind of act that has no words does not compile.
const words: Readonly<Record<ActKind, string>> = adminActsWords

const isKnown = (kind: string): kind is ActKind => (actKinds as readonly string[]).includes(kind)

/** What was done; of a kind that this version does not know, its name. */
export const actDone = (kind: string): string => (isKnown(kind) ? words[kind] : kind)

/** All kinds with what they did, by their words. */
export const actChoices = (): [ActKind, string][] =>
  actKinds
    .map((kind): [ActKind, string] => [kind, words[kind]])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
