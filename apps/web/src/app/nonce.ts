import { createContext } from 'react'

/** The nonce of this answer's inline scripts; undefined in the browser, which hides it anyway. */
export const NonceContext = createContext<string | undefined>(undefined)
