import { chooseLanguage, DEFAULT_LANGUAGE, type LanguageInfo, matchLanguage } from '@sojourn/i18n'

const YEAR_SECONDS = 365 * 86_400

export interface PageLanguage {
  /** The language the page is drawn in, with the build of that language. */
  readonly language: string
  /** The name of the cookie that remembers it: the API reads it as well. */
  readonly cookieName: string
  /** The cookie to set where the address asked for the language; null where it did not. */
  readonly setCookie: string | null
}

/** The language of a page: `?lang=`, then the cookie that sign-in and the picker set, then the browser. */
export function pageLanguage(request: Request, offered: readonly LanguageInfo[]): PageLanguage {
  const url = new URL(request.url)
  const isSecure = url.protocol === 'https:'
  const cookieName = `${isSecure ? '__Host-' : ''}sojourn_language`
  const cookie = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  const asked = url.searchParams.get('lang')
  const language = chooseLanguage({ asked, cookie: cookie ?? null, accepted: request.headers.get('accept-language') }, offered) ?? DEFAULT_LANGUAGE
  const isAsked = asked !== null && matchLanguage(asked, offered) === language
  const setCookie = isAsked ? `${cookieName}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}` : null
  return { language, cookieName, setCookie }
}
