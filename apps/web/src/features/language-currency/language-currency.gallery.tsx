import { CurrencyList } from './currency-list.tsx'
import { Flag } from './flag.tsx'
import { LanguagePicker } from './language-picker.tsx'

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

/** The parts of the modal: the picker of languages with its flags; currencies found, and none found. */
export const states = {
  languages: () => <LanguagePicker languages={LANGUAGES} chosen="es-MX" onChoose={nothing} />,
  'a flag, and a language of no single country': () => (
    <p className="flex gap-3">
      <Flag language="pt-BR" />
      <Flag language="ar" />
    </p>
  ),
  currencies: () => <CurrencyList found={CURRENCIES} chosen="EUR" onChoose={nothing} />,
  'none found': () => <CurrencyList found={[]} chosen="EUR" onChoose={nothing} />,
}
