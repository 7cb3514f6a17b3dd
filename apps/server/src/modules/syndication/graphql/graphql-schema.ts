import { buildSchema, printSchema } from 'graphql'

/**
 * All that can be asked. What lists hold leads on to cards only, which come with the list: however a query is made, each
 * of its loading fields costs one call, and no list has a call for each of its items.
 */
export const graphqlSchema = buildSchema(`
  "Give an entity id or a node id, or a member's name."
  type Query {
    user(id: ID, username: String): User
    pin(id: ID!): Pin
    board(id: ID, username: String, slug: String): Board
  }
  type Image {
    url: String!
    width: Int!
    height: Int!
  }
  type Person {
    id: ID!
    entityId: String!
    username: String!
    fullName: String!
    imageMediumUrl: String
    "Null where the profile does not show to who asks."
    followerCount: Int
  }
  type User {
    id: ID!
    entityId: String!
    username: String!
    fullName: String!
    firstName: String!
    about: String!
    websiteUrl: String
    imageMediumUrl: String
    imageLargeUrl: String
    followerCount: Int!
    followingCount: Int!
    pinCount: Int!
    boardCount: Int!
    isPrivateProfile: Boolean!
    isPartner: Boolean!
    explicitlyFollowedByMe: Boolean!
    boards(first: Int = 25): [BoardCard!]!
    pins(first: Int = 25): [Pin!]!
  }
  type BoardCard {
    id: ID!
    entityId: String!
    name: String!
    url: String!
    privacy: String!
    pinCount: Int
    sectionCount: Int
    imageCoverUrl: String
    owner: Person
  }
  type Board {
    id: ID!
    entityId: String!
    name: String!
    url: String!
    description: String!
    privacy: String!
    pinCount: Int!
    sectionCount: Int!
    followerCount: Int!
    imageCoverUrl: String
    owner: Person!
    pins(first: Int = 25): [Pin!]!
  }
  type Pin {
    id: ID!
    entityId: String!
    title: String!
    gridTitle: String!
    description: String!
    link: String
    domain: String!
    altText: String
    dominantColor: String
    createdAt: String!
    repinCount: Int!
    commentCount: Int!
    imageSignature: String!
    isVeiled: Boolean!
    image(size: String = "736x"): Image
    pinner: Person!
    board: BoardCard
  }
`)

/** Loads by a call of its own. */
export const loadingFields: ReadonlySet<string> = new Set(['user', 'pins', 'boards'])

/** The schema as a text, which clients are made from. */
export const graphqlSchemaText = printSchema(graphqlSchema)
