import pg from 'pg'

/** What `pg` keeps of a result's columns. */
interface Shape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** A statement that both sides know by its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** What this file uses of `pg`'s query beyond its types. */
interface QueryInside {
  name: string
  callback: (error: Error | null, result: pg.QueryResult) => void
  _result: Shape
  _accumulateRows: boolean
  prepare(connection: object): void
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: object): void
}

const InnerQuery = pg.Query as unknown as new (text: string, values: unknown[]) => QueryInside & pg.Submittable

/** A connection, and what its named statements answer: none of them changes its columns as long as the connection lives. */
interface KnownShapes {
  readonly shapes: Map<string, Shape>
  /** The connection again, as an object that does not ask for the description of columns. */
  readonly silent: object
}

const known = new WeakMap<object, KnownShapes>()

function knownOf(connection: object): KnownShapes {
  const found = known.get(connection)
  if (found) return found
  const made = {
    shapes: new Map<string, Shape>(),
    silent: Object.create(connection, { describe: { value: () => undefined } }) as object,
  }
  known.set(connection, made)
  return made
}

/**
 * A named statement whose columns are described to us once for each connection, and not at each call: for a wide row,
 * making, sending and reading the description costs more than the row.
 */
export class KnownQuery extends InnerQuery {
  private shapes: Map<string, Shape> | null = null

  constructor({ name, text, values }: NamedStatement) {
    super(text, values)
    this.name = name
  }

  /** Sends it on the connection; settles as `client.query` does. */
  static async run(client: pg.ClientBase, statement: NamedStatement): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const query = new KnownQuery(statement)
        query.callback = (error, result) => (error ? reject(error) : resolve(result))
        client.query(query)
      })
    } catch (error) {
      // The stack of the socket's event says nothing; the one of who asked does.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  override prepare(connection: object): void {
    const { shapes, silent } = knownOf(connection)
    const shape = shapes.get(this.name)
    this.shapes = shapes
    if (shape === undefined) return super.prepare(connection)
    Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(silent)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    this.keepShape()
  }

  override handleCommandComplete(message: unknown, connection: object): void {
    super.handleCommandComplete(message, connection)
    // What answers no rows has no description.
    if (this.shapes?.has(this.name) === false) this.keepShape()
  }

  private keepShape(): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
