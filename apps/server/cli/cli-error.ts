/** How a command ended, as shells see it. The numbers are documented and stay. */
export const exitCodes = {
  done: 0,
  /** Something outside of the wish went wrong: no database, a full disk. */
  failed: 1,
  /** The command was not understood. */
  misused: 2,
  /** It was understood, and refused: nobody is called so, the last owner stays. */
  refused: 3,
} as const

/** What ends a command: one or more lines for whoever typed it, and never a stack trace. */
export class CliError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A mistake of use. */
export const misuse = (message: string): CliError => new CliError(message, exitCodes.misused)

/** A wish that was understood and cannot be. */
export const refusal = (message: string): CliError => new CliError(message, exitCodes.refused)
