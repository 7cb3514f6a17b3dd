declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** How tests reach the run's PostgreSQL; plain data, as it travels to the workers. */
export interface TestPostgres {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** The migrated database that copies are made of; nobody connects to it. */
export const templateName = 'pinfold_template'
