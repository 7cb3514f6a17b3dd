import { links } from '../../api/links.ts'
import { showToast } from '../../ui/toast-store.ts'
import { signUpWords } from './sign-up.words.ts'

const LOOK_EVERY = 500
/** What opens next may still be on its way: so many looks in a row have to find the page free. */
const LOOKS = 4
const SHOWN_FOR = 12_000

const isPageFree = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null

/**
 * Leads whoever signed up over a page to the topics, which the page of sign-up would have asked for. It waits until what
 * they came for, such as choosing a board, is closed. Call it in the browser only.
 */
export function offerTopics(): void {
  let free = 0
  const looking = setInterval(() => {
    free = isPageFree() ? free + 1 : 0
    if (free < LOOKS) return
    clearInterval(looking)
    // Somebody found the way there alone.
    if (window.location.pathname === links.chooseTopics()) return
    showToast({
      text: signUpWords.topicsOffer,
      action: { label: signUpWords.chooseTopics, href: links.chooseTopics() },
      shownFor: SHOWN_FOR,
    })
  }, LOOK_EVERY)
}
