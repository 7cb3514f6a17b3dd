import {
  acceptedLanguage,
  isLanguage,
  type Language,
  languageOfLocale,
  languages,
  pseudoLanguages,
  localeOf,
} from '@pinfold/words'
import { LANGUAGE_PATH, readLanguagePath } from '@pinfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inLanguage, speakFromNowOn } from '../words/spoken-language.ts'
import type { AnswerCookie } from './request-facts.ts'

/** Holds the language that somebody chose in this browser. */
const LANGUAGE_COOKIE = 'language'
const LANGUAGE_SECONDS = 365 * 24 * 60 * 60

/** Has the browser keep a choice; what there are no texts in is forgotten. */
export const languageCookie = (locale: string): AnswerCookie => ({
  name: LANGUAGE_COOKIE,
  value: languageOfLocale(locale) ?? '',
  isHttpOnly: true,
  maxAgeSeconds: LANGUAGE_SECONDS,
})

interface LanguageOptions {
  readonly defaultLanguage: Language
  /** Whether the languages made of English, for looking at screens, may be asked for. */
  readonly hasPseudoLanguages: boolean
}

/** Says which language a request asks for: in its address, by what was chosen in this browser, or by the browser's own. */
export interface AskedLanguages {
  /** Undefined where the request asks for none of ours. */
  of(request: FastifyRequest): Language | undefined
  readonly otherwise: Language
}

export function createAskedLanguages({ defaultLanguage, hasPseudoLanguages }: LanguageOptions): AskedLanguages {
  const offered = new Set<Language>([...languages, ...(hasPseudoLanguages ? pseudoLanguages : [])])
  const named = (text: unknown): Language | undefined =>
    typeof text === 'string' && isLanguage(text) && offered.has(text) ? text : undefined
  return {
    otherwise: defaultLanguage,
    of(request) {
      const { lang } = request.query as { lang?: unknown }
      const accepted = acceptedLanguage(request.headers['accept-language'])?.language
      return named(lang) ?? named(request.cookies[LANGUAGE_COOKIE]) ?? named(accepted)
    },
  }
}

/**
 * Answers each request in the language that it asks for, until it is known who asks. Browsers without scripts choose one at
 * an address of its own.
 */
export function speakAsAsked(
  app: FastifyInstance,
  asked: AskedLanguages,
  { publicUrl, isCookieSecure }: { readonly publicUrl: URL; readonly isCookieSecure: boolean },
): void {
  app.addHook('onRequest', (request, _reply, next) => inLanguage(asked.of(request) ?? asked.otherwise, next))
  app.get(LANGUAGE_PATH, (request, reply) => {
    const language = readLanguagePath(request.query as object)
    if (language === null) return reply.callNotFound()
    const { name, value, maxAgeSeconds } = languageCookie(localeOf(language))
    const options = {
      path: '/',
      sameSite: 'lax',
      secure: isCookieSecure,
      httpOnly: true,
      maxAge: maxAgeSeconds,
    } as const
    return reply
      .setCookie(name, value, options)
      .header('cache-control', 'no-store')
      .redirect(pageBefore(request.headers.referer, publicUrl), 303)
  })
}

/** The path of the page of ours that a link was followed from, in no language of its own; our first page where there is none. */
export function pageBefore(referer: string | undefined, publicUrl: URL): string {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (from?.origin !== publicUrl.origin || from.pathname.startsWith('//')) return '/'
  from.searchParams.delete('lang')
  return from.pathname + from.search
}

/** Goes on in the viewer's language. */
export const speakTo = (viewer: { readonly locale: string }): void => {
  const language = languageOfLocale(viewer.locale)
  if (language !== undefined) speakFromNowOn(language)
}
