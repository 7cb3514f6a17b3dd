import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'

/** Run as a process of its own: starts PostgreSQL in the given folder, prints how to reach it, and stays. */
const postgres = await startEmbeddedPostgres({ folder: process.argv[2] ?? '', log: () => undefined })
console.log(JSON.stringify(postgres.connection))
setInterval(() => undefined, 60_000)
