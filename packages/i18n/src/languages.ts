// nothing here is translated: each language is called by its own name
/** A language the product is complete in. */
export interface LanguageInfo {
  /** BCP 47: `es-MX`. */
  readonly tag: string
  /** The number of the language on the wire (decisions of the seeds: 1 to 7). */
  readonly id: number
  /** Its name in itself: `Español (México)`. */
  readonly name: string
}

export const DEFAULT_LANGUAGE = 'en-US'

/** The languages travellers may choose. A language is added here and by a folder of `locales/`. */
export const LANGUAGES: readonly LanguageInfo[] = [
  { tag: DEFAULT_LANGUAGE, id: 1, name: 'English' },
  { tag: 'es-MX', id: 2, name: 'Español (México)' },
  { tag: 'pt-BR', id: 3, name: 'Português (Brasil)' },
  { tag: 'fr-FR', id: 4, name: 'Français (France)' },
  { tag: 'de-DE', id: 5, name: 'Deutsch' },
  { tag: 'ar', id: 6, name: 'العربية' },
  { tag: 'ja-JP', id: 7, name: '日本語' },
]

/** English in disguise, for tests: accented and 40 % longer, and mirrored. Served only where a system is configured to. */
export const PSEUDO_LANGUAGES: readonly LanguageInfo[] = [
  { tag: 'en-XA', id: 901, name: 'Accented' },
  { tag: 'ar-XB', id: 902, name: 'Mirrored' },
]

export const languageInfo = (tag: string): LanguageInfo | undefined => [...LANGUAGES, ...PSEUDO_LANGUAGES].find((one) => one.tag === tag)

// Arabic, Persian, Hebrew and Urdu. A language of ours that is written from right to left is to be added; each page carries this list.
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/

/** Which way a page of this language runs. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr')

/**
 * The language offered for one requested tag, by the lookup of RFC 4647: the tag itself, then without its last part, then the same language of another region.
 * Null where it is not offered.
 */
export function matchLanguage(requested: string, offered: readonly LanguageInfo[] = LANGUAGES): string | null {
  const parts = requested.trim().toLowerCase().split('-')
  for (let length = parts.length; length > 0; length--) {
    const range = parts.slice(0, length).join('-')
    const exact = offered.find(({ tag }) => tag.toLowerCase() === range)
    if (exact) return exact.tag
  }
  return offered.find(({ tag }) => tag.toLowerCase().split('-')[0] === parts[0] && !isPseudo(tag))?.tag ?? null
}

const isPseudo = (tag: string): boolean => PSEUDO_LANGUAGES.some((one) => one.tag === tag)

/** The best language offered for an `Accept-Language` header; null where it names none of them. */
export function matchAccepted(header: string | null, offered: readonly LanguageInfo[] = LANGUAGES): string | null {
  const preferences = (header ?? '').split(',').flatMap((part, index) => {
    const [tag = '', ...settings] = part.trim().split(/\s*;\s*/)
    const quality = Number(settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? 1)
    return tag && tag !== '*' && quality > 0 ? [{ tag, quality, at: index }] : []
  })
  preferences.sort((a, b) => b.quality - a.quality || a.at - b.at)
  for (const { tag } of preferences) {
    const found = matchLanguage(tag, offered)
    if (found) return found
  }
  return null
}

export interface LanguageRequest {
  /** `?lang=` of the address. */
  readonly asked?: string | null
  /** The cookie `sojourn_language`. */
  readonly cookie?: string | null
  /** What a signed-in person chose. */
  readonly preferred?: string | null
  /** The `Accept-Language` header. */
  readonly accepted?: string | null
}

/** The language of a request: address, cookie, preference, browser, in this order; null where none of them names one that is offered. */
export function chooseLanguage({ asked, cookie, preferred, accepted }: LanguageRequest, offered: readonly LanguageInfo[] = LANGUAGES): string | null {
  for (const requested of [asked, cookie, preferred]) {
    const found = requested ? matchLanguage(requested, offered) : null
    if (found) return found
  }
  return matchAccepted(accepted ?? null, offered)
}
