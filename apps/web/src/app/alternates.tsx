import { useLocation } from 'react-router'
import type { Shell } from '../lib/shell.ts'

/** Where a search engine finds this page in each language, and the address that follows who asks. It reads documents: a browser leaves these in the head as they came. */
export function Alternates({ origin, languages }: Pick<Shell, 'origin' | 'languages'>) {
  const { pathname, search } = useLocation()
  if (!import.meta.env.SSR || !origin || languages.length < 2) return null
  const address = (lang?: string) => {
    const url = new URL(origin)
    // By the setter: a path of two slashes would name another host.
    url.pathname = pathname
    url.search = search
    for (const choice of ['lang', 'currency']) url.searchParams.delete(choice)
    if (lang) url.searchParams.set('lang', lang)
    return url.href
  }
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={address()} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
    </>
  )
}
