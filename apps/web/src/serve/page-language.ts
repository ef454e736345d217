import { chooseLanguage, DEFAULT_LANGUAGE, type LanguageInfo, matchAccepted, matchLanguage } from '@sojourn/i18n'

const YEAR_SECONDS = 365 * 86_400

export interface PageLanguage {
  /** The language the page is rendered in, with the build of that language. */
  readonly language: string
  /** The name of the cookie that remembers it: the API reads it as well. */
  readonly cookieName: string
  /** The cookie to set where the address asked for the language; null where it did not. */
  readonly setCookie: string | null
}

/**
 * The language of a page: `?lang=`, then the cookie that the picker and sign-in set, then what a signed-in person prefers, then the browser, then the site's own.
 * `askApi` knows all of them by the visitor's cookies; it is called only where the request alone does not decide.
 */
export async function pageLanguage(request: Request, offered: readonly LanguageInfo[], askApi: () => Promise<string | null>): Promise<PageLanguage> {
  const url = new URL(request.url)
  const isSecure = url.protocol === 'https:'
  const prefix = isSecure ? '__Host-' : ''
  const cookieName = `${prefix}sojourn_language`
  const cookies = new Map((request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
  const asked = url.searchParams.get('lang')
  const chosen = chooseLanguage({ asked, cookie: cookies.get(cookieName) ?? null }, offered)
  const language = chosen ?? (await byPersonOrBrowser())
  const isAsked = asked !== null && matchLanguage(asked, offered) === language
  const setCookie = isAsked ? `${cookieName}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}` : null
  return { language, cookieName, setCookie }

  async function byPersonOrBrowser(): Promise<string> {
    const accepted = matchAccepted(request.headers.get('accept-language'), offered)
    if (accepted && !cookies.has(`${prefix}sojourn_session`)) return accepted
    return matchLanguage((await askApi()) ?? '', offered) ?? accepted ?? DEFAULT_LANGUAGE
  }
}
