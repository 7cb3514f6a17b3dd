import pg from 'pg'
import { statementName } from './named-pool.ts'

/** Both sides keep a named statement as long as the connection lives. */
const MOST_NAMED = 500
/** What jobs are taken and ended by, many times a second, and by one statement; other texts may hold several. */
const TAKES_OR_ENDS = /^\s*with (?:next|results) as\b/i

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMED || !TAKES_OR_ENDS.test(text)) return known
  const name = statementName(text)
  names.set(text, name)
  return name
}

/**
 * A client for pg-boss, which sends its statements without a name: planning them takes several times as long as doing what they
 * say, where a queue is asked again and again. This one has PostgreSQL plan each of them once for a connection.
 */
export class PlanningOnce extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...asked: unknown[]) => unknown
    const query = (...given: unknown[]) => {
      const [text, values, ...others] = given
      const name = typeof text === 'string' ? nameOf(text) : undefined
      if (name === undefined) return send(...given)
      return send({ name, text, values: Array.isArray(values) ? values : [] }, ...others)
    }
    this.query = query as typeof this.query
  }
}
