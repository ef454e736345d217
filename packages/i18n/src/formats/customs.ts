const DATE_PARTS: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }
const A_DAY = Date.UTC(2027, 10, 25)
const MARKS = /[\u200e\u200f]/g

/** The tag of the language that most people of a country read, such as `pt-BR`; null for a code that is no country. */
export function languageOfCountry(country: string): string | null {
  // not translated: only asked whether there is a name
  if (new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country) === undefined) return null
  const { language, region } = new Intl.Locale(`und-${country}`).maximize()
  return `${language}-${region}`
}

/** How a date is written with digits, `DD/MM/YYYY`: by the western calendar and digits, which is what fields are typed in. */
export function writtenDateFormat(language: string): string {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  return format
    .formatToParts(A_DAY)
    .map(({ type, value }) => DATE_PARTS[type] ?? value.replace(MARKS, ''))
    .join('')
    .trim()
}
