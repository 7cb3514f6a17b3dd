import { createContext, type ReactNode } from 'react'

/** What opens the account's menu; the shell provides it to pages that show it where the header is out of sight. */
export const AccountMenuPlace = createContext<ReactNode>(null)
