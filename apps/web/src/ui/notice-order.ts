/** What asks for attention unasked, the most important first. */
const order = ['cookies', 'announcement', 'banner', 'reminder', 'prompt', 'tip'] as const

export type Notice = (typeof order)[number]

/** Which of those that want to be seen is; null where there is none. */
export const firstInTurn = (wanted: readonly Notice[]): Notice | null =>
  order.find((notice) => wanted.includes(notice)) ?? null
