import { createHash } from 'node:crypto'

/** What our own clients ask for; they may send the hash instead of the text. */
const queries = [
  'query UserFollowers($username: String!) { user(username: $username) { id entityId username followerCount } }',
  `query UserCard($username: String!) {
  user(username: $username) { id entityId username fullName imageMediumUrl followerCount followingCount pinCount boardCount }
}`,
  `query PinCard($id: ID!) {
  pin(id: $id) { id entityId title description link repinCount image(size: "236x") { url width height } pinner { id username fullName } }
}`,
] as const

/** The name of a query: the SHA-256 of its text, in hexadecimal digits. */
export const hashOfQuery = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The texts by their hashes. */
export const persistedQueries: ReadonlyMap<string, string> = new Map(queries.map((text) => [hashOfQuery(text), text]))
