import { currentLanguage } from '../texts.ts'
import { formatTag } from './tag.ts'

/** How a table is written as text for the spreadsheet programs of a language: where its decimal sign is the comma, columns are kept apart by semicolons. */
export function tableSigns(language = currentLanguage()): { readonly decimal: ',' | '.'; readonly column: ';' | ',' } {
  const decimal = new Intl.NumberFormat(formatTag(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return decimal === ',' ? { decimal: ',', column: ';' } : { decimal: '.', column: ',' }
}
