/** A test machine may be busy; only tests of the time limit set their own. */
export const patient = { decodeMilliseconds: 120_000 }
