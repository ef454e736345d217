import { currentLanguage, directionOf } from '@sojourn/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { Alternates } from './app/alternates.tsx'
import { AppStyles } from './app/app-styles.tsx'
import { EarlyInput, useEarlyInput } from './app/early-input.tsx'
import { RouteModules } from './app/route-modules.tsx'
import { Failure } from './app/shell/failure.tsx'
import { Frame } from './app/shell/frame.tsx'
import { mayHaveOutsideChat } from './app/shell/page-kind.ts'
import { orThrow, serverApi } from './lib/http.ts'
import { useNonce } from './lib/nonce.ts'
import { offlinePerson, PERSON_ATTRIBUTE } from './lib/offline/may-be-stored.ts'
import { useOfflineCopy } from './lib/offline/offline-copy.ts'
import { requestContext } from './lib/request.ts'
import { schemeOf } from './lib/scheme.ts'
import { SERVER_NOW } from './lib/server-clock.ts'
import { PLAIN_SHELL, type Shell, ShellContext, useShell } from './lib/shell.ts'
import { densityOf, themeCss } from './lib/theme.ts'
import { AGENT } from './lib/user-type.ts'
import figtree from './ui/fonts/figtree-latin.woff2?url'
import arabic from './ui/fonts/noto-sans-arabic.woff2?url'
import { PlateContext } from './ui/picture.tsx'

export const links: Route.LinksFunction = () => [
  // The face of the texts alone: that of the headings weighs more than a picture, and its fallback reserves its place until it is loaded.
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ...(currentLanguage() === 'ar' ? [{ rel: 'preload', href: arabic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const] : []),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const shell = orThrow(await api.post('/api/general/getShell', {}))
  const desk = shell.user?.usr_type === AGENT ? await api.post('/api/agents/getDesk', {}) : null
  const { origin, pathname } = new URL(request.url)
  const { chat, outside_chat: outside } = shell.organisation.site
  const openTo = chat && outside && mayHaveOutsideChat(pathname) && !shell.impersonator ? new URL(outside.script_url).origin : null
  if (openTo !== null) context.get(requestContext).openTo(openTo)
  // Stronger than the default theme, wherever a development server puts that.
  const css = themeCss(shell.organisation.theme, 'html:root')
  return {
    ...shell,
    css,
    desk: desk?.ok ? desk.data.desk : null,
    scheme: schemeOf(request.headers.get('cookie')),
    nowMs: context.get(requestContext).nowMs,
    origin,
    openTo,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { name, tagline } = (loaderData ?? PLAIN_SHELL).organisation
  return [{ title: `${name}: ${tagline}` }]
}

let lastShell: Shell = PLAIN_SHELL

/** The site and the person; without an answer, what this browser loaded last. A server never caches it. */
function useLastShell(): Shell {
  const loaded = useRouteLoaderData<typeof loader>('root')
  if (loaded && typeof document !== 'undefined') lastShell = loaded
  return loaded ?? lastShell
}

/** The document. It also frames the error page, so it reads what it can and falls back to the default theme. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const shell = useLastShell()
  const { css } = shell
  // As this document was sent: another page that it shows later changes nothing in its policy.
  const [openTo] = useState(shell.openTo)
  const language = currentLanguage()
  const isCopy = useOfflineCopy()
  useEarlyInput()
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      // The owner of this page: a stored copy must not be shown to others.
      data-for={[shell.organisation.org_id, language, shell.currency, shell.user?.user_id].join(' ')}
      {...(isCopy && { [PERSON_ATTRIBUTE]: offlinePerson(shell) ?? undefined })}
      {...{ [SERVER_NOW]: shell.nowMs }}
      data-open-to={openTo ?? undefined}
      data-scheme={shell.scheme === 'system' ? undefined : shell.scheme}
      data-density={densityOf(shell.organisation.header)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <Meta />
        <Alternates origin={shell.origin} languages={shell.languages} />
        {!isCopy && <EarlyInput />}
        <AppStyles />
        <RouteModules />
        <Links nonce={nonce} />
        {css && (
          <style nonce={nonce} suppressHydrationWarning>
            {css}
          </style>
        )}
      </head>
      <body className={isCopy ? 'still' : undefined}>
        <ShellContext value={shell}>
          <PlateContext value={shell.scheme}>{children}</PlateContext>
        </ShellContext>
        {!isCopy && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData: { language } }: Route.ComponentProps) {
  // Signing in, or a choice made in another tab, may have changed it: the scripts of this page speak the one they were loaded for.
  useEffect(() => {
    if (language !== currentLanguage()) location.reload()
  }, [language])
  return <Outlet />
}

/** Where no answer came at all, what the page knows already keeps its frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (useShell() === PLAIN_SHELL) return <Failure error={error} />
  return (
    <Frame>
      <Failure error={error} />
    </Frame>
  )
}
