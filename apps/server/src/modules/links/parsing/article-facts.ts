import type { ArticleFacts } from '../read-page.ts'
import { isOfType, isThing, listOf, momentOf, plainText, type Thing, wordsOf } from './values.ts'

const MOST_AUTHORS = 10

export const isArticle = (thing: Thing): boolean =>
  isOfType(thing, /(Article|BlogPosting|^Report|LiveBlogPosting|^CreativeWork)$/i)

/** What an article's thing says. */
export function articleFacts(article: Thing): ArticleFacts {
  return {
    kind: 'article',
    headline: wordsOf(article['headline'] ?? article['name'], 300),
    authors: authorsOf(article['author'] ?? article['creator']),
    publishedAt: momentOf(article['datePublished'] ?? article['dateCreated']),
  }
}

/** Names of people. An address in place of a name is none. */
export function authorsOf(value: unknown): readonly string[] {
  const names = listOf(value).flatMap((author) => {
    const said = isThing(author) ? author['name'] : author
    return listOf(said).flatMap((name) => (typeof name === 'string' ? (plainText(name, 100) ?? []) : []))
  })
  const plain = names
    .map((name) => name.replace(/^(by|von|par|por|di|av|oleh)\s+/i, ''))
    .filter((name) => !/^https?:|^@?\w+\.\w+\/|^#/.test(name))
  return [...new Set(plain)].slice(0, MOST_AUTHORS)
}
