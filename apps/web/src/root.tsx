import './ui/tokens.css'
import './ui/base.css'
import { currentLanguage, directionOf, localeOf } from '@pinfold/words'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, use } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router'
import { links as addresses } from './api/links.ts'
import { useMember, useRootData } from './api/viewer.ts'
import { ActedPage } from './features/partners/index.ts'
import { AnnouncementGate } from './features/announcements/index.ts'
import { ExperienceGate } from './features/experiences/index.ts'
import { LoginPromptProvider } from './features/log-in/index.ts'
import { AccountToastGate } from './features/account-toasts/index.ts'
import { InviteLandingGate } from './features/people/index.ts'
import { VisitKeeper } from './entities/visits/visit-keeper.tsx'
import { PinDialogs } from './app/dialogs/pin-dialogs.tsx'
import { ShareHost } from './features/sharing/index.ts'
import { loadPart } from './ui/load-part.ts'
import { ToastRegion } from './ui/toast.tsx'
import type { Route } from './+types/root.ts'
import iconUrl from './app/icon.svg?url'
import { LibraryStyles } from './app/library-styles.tsx'
import { NonceContext } from './app/nonce.ts'
import { pageHead } from './screens/heads/page-head.ts'
import { loadBusinesses } from './screens/loading/load-businesses.ts'
import { EffectsKeeper } from './app/effects-keeper.tsx'
import { makeQueryClient, QueryClientOfRender } from './app/query-client.ts'
import { pageContext } from './screens/loading/server-border.ts'
import { earlyActs } from './app/shell/early-acts.ts'
import { ErrorScreen, errorTitle } from './app/shell/error-screen.tsx'
import { PAGE_END_ID, Shell } from './app/shell/shell.tsx'
import { ThemeProvider } from './app/shell/theme.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const {
    actor: viewer,
    acting,
    announcement,
    placements,
    theme,
    locale,
    publicUrl,
    hasVisualSearch,
  } = context.get(pageContext)
  return {
    viewer,
    theme,
    locale,
    publicUrl,
    hasVisualSearch,
    ...(acting && { acting }),
    ...(announcement && { announcement }),
    ...(placements && { placements }),
    ...(await loadBusinesses(context, request)),
  }
}

/** Who is looking changes by signing in and out only, which reloads it by name. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: iconUrl, type: 'image/svg+xml' },
  { rel: 'manifest', href: addresses.webManifest() },
]

export function meta({ matches, error }: Route.MetaArgs) {
  if (error === undefined) return pageHead({ title: 'Pinfold' }, matches)
  return pageHead({ title: errorTitle(error), isPrivate: true }, matches)
}

let browserClient: QueryClient | undefined

function useQueryClientOfApp(): QueryClient {
  const ofRender = use(QueryClientOfRender)
  return ofRender ?? (browserClient ??= makeQueryClient())
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRootData()
  const nonce = use(NonceContext)
  const theme = root?.theme ?? 'system'
  return (
    <html
      lang={root?.locale ?? localeOf(currentLanguage())}
      dir={directionOf(currentLanguage())}
      data-language={currentLanguage()}
      data-theme={theme === 'system' ? undefined : theme}
      data-pin-views={root?.viewer.cookie_preferences?.allow_analytic_cookies ? 'wanted' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* Overlays add style elements of their own and look here for the nonce. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* A half-arrived page is never painted: what is centred would move with every piece that follows. */}
        <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />
        <Meta />
        <Links />
        <LibraryStyles nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: earlyActs(root?.viewer.isAuth ?? false) }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration {...(nonce !== undefined && { nonce })} />
        <Scripts />
      </body>
    </html>
  )
}

const MemberHosts = lazy(() =>
  loadPart(() => import('./app/member-hosts.tsx')).then((module) => ({ default: module.MemberHosts })),
)

// Visitors do without the code.
function ForMembers() {
  if (!useMember()) return null
  return (
    <Suspense fallback={null}>
      <MemberHosts />
    </Suspense>
  )
}

function Providers({ children }: { readonly children: ReactNode }) {
  const client = useQueryClientOfApp()
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider>
        <LoginPromptProvider>
          {children}
          <PinDialogs />
          <ShareHost />
          <EffectsKeeper />
          <ForMembers />
          <AnnouncementGate />
          <ExperienceGate />
          <InviteLandingGate />
          <AccountToastGate />
          <VisitKeeper />
          <ToastRegion />
        </LoginPromptProvider>
      </ThemeProvider>
    </QueryClientProvider>
  )
}

export default function Root() {
  return (
    <Providers>
      <Shell>
        <ActedPage>
          <Outlet />
        </ActedPage>
      </Shell>
    </Providers>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Providers>
      <Shell isOfFailure>
        <ErrorScreen error={error} />
      </Shell>
    </Providers>
  )
}
