import { createHmac } from 'node:crypto'
import { DEMO_USERNAME } from './content/people.ts'

/** Letters and digits that nobody confuses. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A member's password in this installation: three groups of four, made of its secret, so that outsiders cannot know it. */
export function demoPassword(secret: string, username: string): string {
  const bytes = createHmac('sha256', secret).update(`demonstration ${username}`).digest()
  const letters = [...bytes.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')
}

/** What the program says of it when it starts. */
export function demoLine(secret: string): string {
  const { username, password } = demoSignIn(secret)
  return `Demonstration: log in as "${username}" with the password "${password}". DEMO=off starts empty.`
}

/** Who visitors of the demonstration sign in as. */
export const demoSignIn = (secret: string): { username: string; password: string } => ({
  username: DEMO_USERNAME,
  password: demoPassword(secret, DEMO_USERNAME),
})

const OWNER_USERNAME = 'caretaker'

/** Who looks after the demonstration's installation. */
export const demoOwner = (secret: string): { username: string; email: string; password: string } => ({
  username: OWNER_USERNAME,
  email: `${OWNER_USERNAME}@demo.example`,
  password: demoPassword(secret, OWNER_USERNAME),
})

/** What the program says of them once, when it starts for the first time. */
export function ownerLine(secret: string): string {
  const { username, password } = demoOwner(secret)
  return `Administration: log in as "${username}" with the password "${password}", open /admin/ and set up an authenticator app there. This line is printed once, and the password ends after 24 hours: change it in the settings.`
}
