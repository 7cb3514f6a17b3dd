import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { languages } from '../../packages/words/src/languages.ts'
import { countryByLanguage } from '../../packages/contract/src/age-of-consent.ts'
import { wordsCheck } from '../testing/checks.ts'
import { allStages } from '../testing/steps.ts'
import { findWordsProblems } from '../check-words.ts'
import { makeFixtureProject } from '../testing/fixture-project.ts'

const english = `import { defineWords } from '@pinfold/words'
export const shelfWords = defineWords('shelf', {
  title: 'Your board',
  books: '{count, plural, one {{shown} book} other {{shown} books}} by {name}',
  rules: 'Read <rules>the rules</rules>',
})
`
const reader = `import { shelfWords } from './shelf.words.ts'
export const all = () => [shelfWords.title, shelfWords.books, shelfWords.rules]
`
const texts = {
  title: 'La board',
  books: '{count, plural, one {{shown} x} other {{shown} xx}} · {name}',
  rules: '<rules>xyz</rules>',
}
const glossary = { words: { board: ['board'] }, same: {} }

interface Planted {
  readonly english?: string
  readonly reader?: string
  /** Of French; the other languages stay as they are. */
  readonly texts?: object
  readonly glossary?: object
}

/** A project with a set of texts; `needed` is what else is in it. */
function plant(planted: Planted, needed: { copied?: readonly string[]; linked?: readonly string[] } = {}) {
  const others = languages.filter((language) => language !== 'en')
  // Japanese has one form of a plural.
  const whole = (language: string) =>
    ['ja', 'id'].includes(language) ? { ...texts, books: '{count, plural, other {{shown} xx}} · {name}' } : texts
  const ofLanguage = (language: string) => (language === 'fr' ? (planted.texts ?? texts) : whole(language))
  const wordsOf = (language: string) => (language === 'fr' ? (planted.glossary ?? glossary) : glossary)
  return makeFixtureProject({
    copied: needed.copied ?? [],
    linked: needed.linked ?? [],
    written: {
      'package.json': '{"type":"module"}',
      'apps/web/src/shelf.words.ts': planted.english ?? english,
      'apps/web/src/shelf.ts': planted.reader ?? reader,
      ...Object.fromEntries(
        others.flatMap((language) => [
          [`packages/words/catalogues/${language}/shelf.json`, JSON.stringify(ofLanguage(language))],
          [`packages/words/glossary/${language}.json`, JSON.stringify(wordsOf(language))],
        ]),
      ),
    },
  })
}

function problemsOf(planted: Planted): string[] {
  const project = plant(planted)
  try {
    return findWordsProblems(project.folder)
  } finally {
    project.remove()
  }
}

test('LA-01 whole catalogues have no problem', () => {
  expect(problemsOf({})).toEqual([])
})

const { rules: _rules, ...without } = texts
const faults: readonly [what: string, planted: Planted, problem: RegExp][] = [
  ['a text that is missing', { texts: without }, /^fr shelf\.rules is missing/],
  [
    'a text that nobody reads',
    { reader: reader.replace('shelfWords.title, ', '') },
    /^en shelf\.title is read by nobody/,
  ],
  ['English that is broken', { english: english.replace('by {name}', 'by {name') }, /^en shelf\.books is broken/],
  [
    'a translation that is broken',
    { texts: { ...texts, books: '{count, plural, one {' } },
    /^fr shelf\.books is broken/,
  ],
  [
    'an argument that is lost',
    { texts: { ...texts, books: '{count, plural, one {x} other {xx}} {name}' } },
    /arguments/,
  ],
  ['an element that is lost', { texts: { ...texts, rules: 'xyz' } }, /elements/],
  [
    'a form of a plural that is lost',
    { texts: { ...texts, books: '{count, plural, other {{shown} x}} {name}' } },
    /no form "one"/,
  ],
  ['a text that is English', { texts: { ...texts, title: 'Your board' } }, /as in English/],
  ['a reason that nothing needs', { glossary: { ...glossary, same: { Gone: 'a name' } } }, /any more/],
  ['a fixed word said otherwise', { texts: { ...texts, title: 'La planche' } }, /says "board"/],
  [
    'a fixed word that no text says',
    { glossary: { ...glossary, words: { ...glossary.words, Shelf: ['x'] } } },
    /"Shelf"/,
  ],
  ['a text that is not there', { texts: { ...texts, more: 'xyz' } }, /shelf\.more/],
]

test('OP-11 there are texts in nine languages, and one that is missing in any of them fails the build', () => {
  expect(languages).toEqual(['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'])
  expect(new Set(languages)).toEqual(new Set(Object.keys(countryByLanguage)))
  expect(allStages.flat()).toContain(wordsCheck)
  const copied = [
    'scripts/check-words.ts',
    'scripts/words',
    'scripts/run-program.ts',
    'apps/web/words-files.ts',
    'packages/words/src',
  ]
  const checked = (planted: Planted) => {
    const project = plant(planted, { copied, linked: ['node_modules'] })
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check-words.ts'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
    project.remove()
    return [status, stdout.trim().split('\n')]
  }
  expect(checked({})).toEqual([0, ['3 texts, 0 problems']])
  expect(checked({ texts: without })).toEqual([
    1,
    [expect.stringMatching(/^fr shelf\.rules is missing/), '3 texts, 1 problems'],
  ])
})

test.each(faults)('LA-01 the check finds %s', (_what, planted, problem) => {
  expect(problemsOf(planted)).toEqual([expect.stringMatching(problem)])
})
