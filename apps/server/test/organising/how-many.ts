const whole = (text: string | undefined, usual: number) => (text === undefined ? usual : Number.parseInt(text, 10))

/** `npm run proof` asks for more. */
export const historyCount = {
  inProcess: whole(process.env['HISTORIES'], 1000),
  killed: whole(process.env['KILLED_HISTORIES'], 20),
}

/** A failure prints both; given again, the same history is played. */
export const historySeed = {
  seed: whole(process.env['HISTORY_SEED'], 11),
  path: process.env['HISTORY_PATH'] ?? null,
}
