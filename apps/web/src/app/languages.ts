import { currentLanguage, type Language } from '@pinfold/words'
import type { ServerBuild } from 'react-router'

/** The build as pages in the language have it: its scripts lie in a folder of their own. Styles are the same for all. */
function spokenBuild(build: ServerBuild, language: Language): ServerBuild {
  if (language === 'en') return build
  const text = JSON.stringify(build.assets).replaceAll(/"\/assets\/([\w-]+\.js)/g, `"/assets/${language}/$1`)
  return { ...build, assets: JSON.parse(text) as ServerBuild['assets'] }
}

/**
 * Answers each request by a handler of the language that is spoken at the moment, made when it is first needed.
 *
 * @param makeHandler makes a handler of a build
 */
export function handleInLanguages<Asked extends readonly unknown[], Answer>(
  build: ServerBuild,
  makeHandler: (build: ServerBuild) => (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const handlers = new Map<Language, (...asked: Asked) => Answer>()
  return (...asked) => {
    const language = currentLanguage()
    const handler = handlers.get(language) ?? makeHandler(spokenBuild(build, language))
    handlers.set(language, handler)
    return handler(...asked)
  }
}
