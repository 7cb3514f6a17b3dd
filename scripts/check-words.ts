import { shapeOf } from './words/text-shape.ts'
import { catalogueProblems } from './words/catalogue-problems.ts'
import { findUnusedTexts, readCatalogues, readWordsSources } from './words/read-words.ts'
import { projectFolder } from './run-program.ts'

/** What is wrong with the texts of the project: broken, missing, unused, or not in the words of the glossary. */
export function findWordsProblems(project = projectFolder): string[] {
  const sources = readWordsSources(project)
  const broken = sources.flatMap(({ set, english }) =>
    Object.entries(english).flatMap(([key, text]) => {
      try {
        shapeOf(text)
        return []
      } catch (error) {
        return [`en ${set}.${key} is broken: ${String(error)}`]
      }
    }),
  )
  if (broken.length > 0) return broken
  return [
    ...findUnusedTexts(project, sources).map((text) => `en ${text} is read by nobody`),
    ...readCatalogues(project).flatMap((catalogue) => catalogueProblems(sources, catalogue)),
  ]
}

if (import.meta.main) {
  const problems = findWordsProblems()
  for (const problem of problems) console.log(problem)
  const texts = readWordsSources(projectFolder).reduce((sum, { english }) => sum + Object.keys(english).length, 0)
  console.log(`${texts} texts, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
