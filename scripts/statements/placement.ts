/** Tables that a sharded database keeps whole on every node: few rows, read beside rows of any bucket. */
const onEveryNode = ['topics', 'topic_covers', 'popular_pins'] as const

/** Tables that it keeps in one place: what is taken in the order of the whole installation, and the migrations. */
const inOnePlace = ['outbox_events', 'applied_migrations'] as const

const whole: ReadonlySet<string> = new Set([...onEveryNode, ...inOnePlace])

/** Whether the rows of a table lie in shards, by their bucket. */
export const isSpread = (table: string): boolean => !whole.has(table)
