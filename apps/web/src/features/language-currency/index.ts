export { LanguageCurrency } from './language-currency.tsx'
