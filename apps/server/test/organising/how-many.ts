const whole = (text: string | undefined, usual: number) => (text === undefined ? usual : Number.parseInt(text, 10))

/** A sample that meets each kind of long work; `npm run proof` asks for more. */
export const historyCount = {
  inProcess: whole(process.env['HISTORIES'], 240),
  killed: whole(process.env['KILLED_HISTORIES'], 10),
}

/** A failure prints both; given again, the same history is played. */
export const historySeed = {
  seed: whole(process.env['HISTORY_SEED'], 11),
  path: process.env['HISTORY_PATH'] ?? null,
}
