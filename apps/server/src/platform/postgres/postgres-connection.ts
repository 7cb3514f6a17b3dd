/** How to reach a database, as `pg` takes it. */
export interface PostgresConnection {
  /** The folder of the unix socket; an address where there are none. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}
