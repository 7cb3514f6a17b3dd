import { isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { languageCookie } from '../../../platform/http/language.ts'
import type { CookieJar } from '../../../platform/http/request-facts.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, updateMember } from '../members.queries.ts'

/**
 * Keeps the language that somebody chose, named by its locale: with a member's account, in a visitor's browser. Throws
 * `user_not_found`.
 */
export async function chooseLanguage(
  deps: { db: Db },
  viewer: Viewer,
  locale: string,
  cookies: CookieJar,
): Promise<void> {
  // What the browser asks for without the account follows, so that logging out changes no language.
  cookies.set(languageCookie(locale))
  if (!isMember(viewer)) return
  await inTransaction(deps.db, 'choose-language', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    await updateMember(writeOwn(held, viewer), viewer.id, { locale })
  })
}
