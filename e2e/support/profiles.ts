import { newVisitor, type Width, type Place } from './browser.ts'
import { changeMeAs, signUpAs } from './member.ts'

export { expectBothThemesAccessible } from './accessibility.ts'

/** A new member in a browser of their own, who says this of themselves. */
export async function signedUp(place: Place, says: object, width: Width = 1280) {
  const visitor = await newVisitor(place, { width })
  await signUpAs(visitor.context)
  const { id, username } = await changeMeAs(visitor.context, says)
  return { ...visitor, id, username }
}
