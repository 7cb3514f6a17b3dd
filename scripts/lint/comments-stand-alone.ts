interface Comment {
  readonly type: string
  readonly value: string
}

interface Context {
  readonly sourceCode: { getAllComments(): readonly Comment[] }
  report(problem: { node: Comment; message: string }): void
}

const message = 'A stranger reads this comment without the one above it: say what is meant, by its own noun.'

/** What follows "The same" where no noun does. */
const withoutNoun = '[.,;]|[\\s*]+(?:for|of|in|where|while|when|without|as|with|at|under|on|until|to|but)\\b'
const leaning = new RegExp(`^[\\s*]*(?:The same(?:${withoutNoun})|(?:Likewise|As above|Ditto|See above)\\b)`)

/** Refuses comments that begin by pointing at what stands above them. */
export const commentsStandAlone = {
  create: (context: Context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (leaning.test(comment.value)) context.report({ node: comment, message })
    },
  }),
}
