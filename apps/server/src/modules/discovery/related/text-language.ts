import type { Language, languages } from '@pinfold/words'

type Spoken = (typeof languages)[number]

/** Words that most sentences of a language need, and few of the others. */
const commonWords: Readonly<Record<Exclude<Spoken, 'ja'>, string>> = {
  en: 'the and of for with from your you this that is are my how to at by into it its we our their when what on made',
  es: 'el los las una unos con para por sin sobre del que y como esta este muy más mi mis tu en hecho desde al',
  pt: 'o os uma um com para por sem sobre do da dos das que e como esta este muito mais meu minha em no na feito ao',
  de: 'der das und ein eine einen einem einer mit für aus auf von vom zum zur bei nach im ist sind wie ich mein meine nicht',
  fr: 'le les des une un dans pour par sur avec sans chez est et aux du que ce cette mon ma mes très plus au fait depuis',
  id: 'yang dan di ke dari untuk dengan pada adalah ini itu atau dalam oleh saya kami tidak cara buatan sebuah lebih',
  it: 'il gli una un con per senza dei delle della nel nella che e come di da questo questa molto più mio mia fatto al',
  sv: 'och att det som på med för av ett en till från utan jag min mitt är inte över hur i den gjord',
}

const languagesOfWord = new Map<string, Spoken[]>()
for (const [language, words] of Object.entries(commonWords) as [Spoken, string][])
  for (const word of words.split(' ')) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language])

const kana = /[\p{sc=Hira}\p{sc=Kana}]/u
const word = /\p{L}+/gu
/** A text says early what it is written in. */
const READ = 400

/** The language that a text is written in, by the small words in it; null where these do not tell. */
export function languageOfText(text: string): Language | null {
  const begun = text.slice(0, READ).normalize('NFC').toLowerCase()
  if (kana.test(begun)) return 'ja'
  const counts = new Map<Spoken, number>()
  for (const [each] of begun.matchAll(word))
    for (const language of languagesOfWord.get(each) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  return best === undefined || best[1] === second?.[1] ? null : best[0]
}
