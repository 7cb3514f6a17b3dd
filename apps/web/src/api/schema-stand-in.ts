/**
 * Stands in for the schema library in the browser's bundle. The browser needs the addresses and types of calls; what
 * they take and answer is checked by the server, so the schemas themselves would be a third of the script for nothing.
 */
const checkers = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

const refuse = () => {
  throw new Error('Schemas are not part of the browser bundle: checking is the server’s work.')
}

/** Answers every building call with itself. */
const schema: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (checkers.has(name) ? refuse : schema),
  apply: () => schema,
})

export { schema as z }
