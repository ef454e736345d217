/** The language tag in its usual spelling (`en-us` → `en-US`), or null where it is none. */
export function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}
