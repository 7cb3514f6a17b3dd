import { type ReactNode, createContext, use, useState } from 'react'
import { useRootData } from '../../api/viewer.ts'
import type { Theme } from '../../screens/loading/server-border.ts'

const ThemeContext = createContext<readonly [Theme, (theme: Theme) => void]>(['system', () => undefined])

const YEAR_IN_SECONDS = 31_536_000

/** The theme in use and its change, which lasts a year in this browser. */
export const useTheme = () => use(ThemeContext)

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(useRootData()?.theme ?? 'system')
  const choose = (next: Theme) => {
    setTheme(next)
    document.cookie = `theme=${next}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`
    if (next === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = next
  }
  return <ThemeContext value={[theme, choose]}>{children}</ThemeContext>
}
