import { defineWords } from '@pinfold/words'

/** What editors of topics read; in English only. */
export const adminTopicsWords = defineWords(
  'admin-topics',
  {
    make: 'Make a topic',
    change: 'Change',
    changeOne: 'Change the topic “{name}”',
    name: 'Name in English',
    others: 'Names in other languages',
    othersHelp: 'Where a field is left empty, the product’s own name shows, or else the English one.',
    theme: 'Theme',
    parent: 'Below',
    noParent: 'Nothing: it is a first topic',
    synonyms: 'Other words for it',
    synonymsHelp: 'One on each line, in English. Pins that are saved from now on are found by them.',
    cover: 'Pin that stands for it',
    coverHelp: 'The address or id of a Pin that everybody sees. Left empty, the program chooses one.',
    hidden: 'Hidden: only employees see it',
    isHidden: 'Hidden',
    languages: 'Languages',
    below: 'Show what is below “{name}”',
    belowHeading: 'Below “{name}”',
    first: 'First topics',
    find: 'Find by name',
    saved: 'The topic was saved.',
    made: 'The topic was made.',
    nothing: 'No topics',
    nothingText: 'Make one, or look for another name.',
  },
  { languages: ['en'] },
)
