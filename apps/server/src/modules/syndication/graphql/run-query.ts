import { errorMessage, errorTable } from '@pinfold/contract'
import {
  type DocumentNode,
  execute,
  type GraphQLFormattedError,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { AppError } from '../../../platform/errors/app-error.ts'
import { graphqlRoot, type GraphqlContext } from './graphql-objects.ts'
import { graphqlSchema } from './graphql-schema.ts'
import { type Cost, costOf, mostCost } from './query-cost.ts'
import { machineRefusalWords } from '../machine-refusals.words.ts'

const MOST_TOKENS = 2000
const MOST_ERRORS = 10

/** What a query is answered: `data` where it ran at all. */
export interface GraphqlAnswer {
  readonly data?: unknown
  readonly errors?: readonly GraphQLFormattedError[]
}

/**
 * Runs one query whose cost is known before it starts. Errors say what the calls say; of anything unexpected they say
 * nothing, and `report` hears it.
 */
export async function runQuery(
  query: { readonly text: string; readonly variables: Readonly<Record<string, unknown>> },
  context: GraphqlContext,
  report: (error: unknown) => void,
): Promise<GraphqlAnswer> {
  const document = readDocument(query.text)
  if ('errors' in document) return { errors: document.errors.map((error) => error.toJSON()) }
  const result = await execute({
    schema: graphqlSchema,
    document: document.read,
    rootValue: graphqlRoot,
    contextValue: context,
    variableValues: query.variables,
  })
  const { data, errors } = result
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors && { errors: inOneOrder(errors).map((error) => presentError(error, report)) }),
  }
}

/** By place: the order in which fields failed could tell what is hidden from what is missing. */
const inOneOrder = (errors: readonly GraphQLError[]) =>
  errors
    .map((error) => ({ error, place: JSON.stringify(error.path ?? []) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, MOST_ERRORS)
    .map(({ error }) => error)

type Read = { readonly read: DocumentNode } | { readonly errors: readonly GraphQLError[] }

function readDocument(text: string): Read {
  try {
    const read = parse(text, { maxTokens: MOST_TOKENS, noLocation: false })
    const errors = validate(graphqlSchema, read, specifiedRules, { maxErrors: MOST_ERRORS })
    if (errors.length > 0) return { errors }
    const refusal = refusalOf(read)
    return refusal === null ? { read } : { errors: [new GraphQLError(refusal)] }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}

/** Nothing is written this way, so no token against forged requests is asked for; a mutation has no type to begin with. */
function refusalOf(document: DocumentNode): string | null {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || operations[0]?.operation !== OperationTypeNode.QUERY)
    return machineRefusalWords.oneQuery
  const cost = costOf(document)
  const over = (['depth', 'fields', 'calls', 'introspected'] as const).find((each) => cost[each] > mostCost[each])
  return over === undefined ? null : refusals[over]({ most: String(mostCost[over]) })
}

const refusals: Readonly<Record<keyof Cost, (most: { most: string }) => string>> = {
  depth: (most) => machineRefusalWords.tooDeep(most),
  fields: (most) => machineRefusalWords.tooManyFields(most),
  introspected: (most) => machineRefusalWords.tooMuchSchema(most),
  calls: (most) => machineRefusalWords.tooManyCalls(most),
}

function presentError(error: GraphQLError, report: (error: unknown) => void): GraphQLFormattedError {
  const { originalError, path } = error
  const place = path === undefined ? {} : { path }
  // Without another kind of error behind it, the library itself complains of the query or its variables.
  if (!originalError || originalError instanceof GraphQLError) return { message: error.message, ...place }
  const failure = originalError instanceof AppError ? originalError : new AppError('unexpected')
  if (failure !== originalError) report(originalError)
  const { code, status } = errorTable[failure.code]
  return {
    message: failure.details.detail ?? errorMessage(failure.code),
    ...place,
    extensions: { code: failure.code, api_error_code: code, http_status: status },
  }
}
