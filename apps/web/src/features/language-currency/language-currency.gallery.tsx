import { CurrencyList } from './currency-list.tsx'
import { LanguageList } from './language-list.tsx'

const CURRENCIES = [
  { code: 'USD', name: 'US dollar' },
  { code: 'EUR', name: 'Euro' },
  { code: 'MXN', name: 'Mexican peso' },
]
const LANGUAGES = [
  { code: 'en-US', id: 1, name: 'English' },
  { code: 'es-MX', id: 2, name: 'Español (México)' },
  { code: 'pt-BR', id: 3, name: 'Português (Brasil)' },
  { code: 'fr-FR', id: 4, name: 'Français (France)' },
]
const nothing = () => {}

/** The lists of the modal: languages; currencies found, and none found. */
export const states = {
  languages: () => <LanguageList languages={LANGUAGES} chosen="es-MX" onChoose={nothing} />,
  currencies: () => <CurrencyList found={CURRENCIES} chosen="EUR" onChoose={nothing} />,
  'none found': () => <CurrencyList found={[]} chosen="EUR" onChoose={nothing} />,
}
