/** Something the operator must mend before the program can run: the entry prints the message alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
